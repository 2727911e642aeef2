const colour = process.stdout.isTTY && !process.env.NO_COLOR
const dim = (text) => (colour ? `\u001b[2m${text}\u001b[22m` : text)

/** Prints the name of a step and, when it is done, how long it took. */
export async function step(what, work) {
  const start = performance.now()
  process.stdout.write(`${what} … `)
  try {
    const result = await work()
    console.log(dim(`${((performance.now() - start) / 1000).toFixed(1)} s`))
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}

/** A mistake a person can put right: printed without a stack. */
export class PlainError extends Error {}

/** The text of an error. */
export const errorText = (error) =>
  error instanceof PlainError ? error.message : (error.stack ?? String(error))

/** Runs a script's main function; on failure prints the message and exits with status 1. */
export function run(main) {
  main().catch((error) => {
    console.error(`\n${errorText(error)}`)
    process.exitCode = 1
  })
}
