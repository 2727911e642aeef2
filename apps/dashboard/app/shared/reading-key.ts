const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** The equivalent arrow key in left-to-right direction; other keys are unchanged. */
export const readingKey = (key: string): string =>
  (document.documentElement.dir === 'rtl' && mirrored[key]) || key
