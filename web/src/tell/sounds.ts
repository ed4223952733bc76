// Small sounds, made here by oscillators: nothing to load, off until somebody turns them on.
import type { Event } from "../game/things";
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

const TUNES: Partial<Record<Event["type"], [number, number, number][]>> = {
  drew: [[520, 0, 0.05]],
  took: [[520, 0, 0.05]],
  band: [
    [330, 0, 0.08],
    [415, 0.07, 0.08],
    [495, 0.14, 0.1],
  ],
  marker: [[220, 0, 0.09]],
  dragon: [
    [110, 0, 0.35],
    [82, 0.12, 0.45],
  ],
  "age-ended": [
    [196, 0, 0.3],
    [147, 0.2, 0.5],
  ],
  "game-ended": [
    [392, 0, 0.2],
    [494, 0.15, 0.2],
    [587, 0.3, 0.4],
  ],
};

export function play(event: Event): void {
  const tune = settings.sound ? TUNES[event.type] : undefined;
  if (!tune) return;
  context ??= new AudioContext();
  for (const [pitch, at, length] of tune) tone(context, pitch, context.currentTime + at, length);
}

function tone(audio: AudioContext, pitch: number, at: number, length: number): void {
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = "triangle";
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length + 0.02);
}
