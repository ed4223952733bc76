// Loaded only when Japanese is chosen: split by unicode range, a page fetches a few of the files.
import "@fontsource/zen-kaku-gothic-new/400.css";
import "@fontsource/zen-kaku-gothic-new/700.css";
import "@fontsource/zen-old-mincho/700.css";
