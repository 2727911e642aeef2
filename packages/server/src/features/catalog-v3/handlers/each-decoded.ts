import { accepted, attempt, isRefusal, type Outcome } from '../../catalog/index.ts'

/** Writes what could be read of many, at once; what could not is refused in its place. */
export async function eachDecoded<Sent, Decoded, Made>(
  sent: readonly Sent[],
  decode: (one: Sent, at: number) => Decoded,
  write: (decoded: readonly Decoded[]) => Promise<readonly Made[]>,
): Promise<Outcome<Made>[]> {
  const read = sent.map((one, at) => attempt(() => decode(one, at)))
  const decoded = accepted(read)
  const written = decoded.length > 0 ? [...(await write(decoded))] : []
  return read.map((one) => (isRefusal(one) ? one : (written.shift() as Made)))
}
