const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** The arrow key of the same step in a page that is read from left to right; other keys stay. */
export const readingKey = (key: string): string =>
  (document.documentElement.dir === 'rtl' && mirrored[key]) || key
