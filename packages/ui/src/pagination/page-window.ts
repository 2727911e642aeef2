/** First, last, and the neighbours of the current page; a negative entry marks a gap. */
export function pageWindow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  const shownPages = [...new Set(near)].filter((p) => p >= 1 && p <= pages).sort((a, b) => a - b)
  return shownPages.flatMap((p, i) => {
    const gap = p - (shownPages[i - 1] ?? 0) - 1
    // A gap of one page is as wide as the page itself, so the page is shown.
    if (gap === 1) return [p - 1, p]
    return gap > 1 ? [-p, p] : [p]
  })
}
