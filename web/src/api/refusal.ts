/** The server did not answer: nobody knows whether it heard. */
export class Unreached extends Error {}

/** What the server would not do, said in the language of the page. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly comeBack: number | null = null, // in so many seconds, where the server says so
  ) {
    super(message);
  }
}
