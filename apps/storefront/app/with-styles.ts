/** Loads code of another screen or dialog, with the styles that pages load after they were painted. */
export async function withStyles<T>(load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), stylesLoaded()])
  return code
}

/** The link has this id until it has loaded or failed (`server/start-scripts.ts`). */
async function stylesLoaded(): Promise<void> {
  const link = document.getElementById('later')
  if (!link) return
  await new Promise<void>((resolve) => {
    for (const event of ['load', 'error'])
      link.addEventListener(event, () => resolve(), { once: true })
  })
}
