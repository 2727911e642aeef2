const CONCURRENCY = 4

/** Runs an action for every item, a few at a time, and collects failures instead of stopping. */
export async function forEachLimited<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onDone: (done: number) => void = () => {},
): Promise<readonly { readonly item: Item; readonly error: unknown }[]> {
  const failures: { item: Item; error: unknown }[] = []
  const waiting = [...items]
  let done = 0
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await act(item)
      } catch (error) {
        failures.push({ item, error })
      }
      done += 1
      onDone(done)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return failures
}
