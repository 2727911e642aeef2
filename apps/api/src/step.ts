/** Logs the name of a step and, when it is done, how long it took. */
export async function step<T>(
  what: string,
  work: (onProgress: (text: string) => void) => Promise<T>,
): Promise<T> {
  const start = performance.now()
  process.stdout.write(`${what} … `)
  let lines = 0
  const onProgress = (text: string) => {
    process.stdout.write(`\n  ${text}`)
    lines += 1
  }
  const result = await work(onProgress).catch((error: unknown) => {
    // The error is printed on a line of its own.
    console.log('failed')
    throw error
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(lines > 0 ? `\n  done in ${seconds} s` : `${seconds} s`)
  return result
}
