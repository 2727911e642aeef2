/** Loads code of another screen or dialog, with the styles of all screens, of which a page has only its own. */
export async function withStyles<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), stylesOfAllScreens()])
  return code
}

let loading: Promise<void> | undefined

function stylesOfAllScreens(): Promise<void> {
  loading ??= addStyles().catch(() => {
    // Without them the screen works, and the next one tries again.
    loading = undefined
  })
  return loading
}

/** Placed right after the styles of the page, before the fonts and colours of the shop. */
async function addStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles
  if (!href) return
  await new Promise<unknown>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = resolve
    link.onerror = reject
    document.querySelector('link[rel=stylesheet]')?.after(link)
  })
}
