import { accepted, attempt, type CatalogResult, isRefusal } from '../../../areas/catalog/index.ts'

/** Writes all valid inputs at once; invalid ones are refused at their index. */
export async function eachDecoded<Input, Decoded, Output>(
  input: readonly Input[],
  decode: (one: Input, at: number) => Decoded,
  write: (decoded: readonly Decoded[]) => Promise<readonly Output[]>,
): Promise<CatalogResult<Output>[]> {
  const read = input.map((one, at) => attempt(() => decode(one, at)))
  const decoded = accepted(read)
  const written = decoded.length > 0 ? [...(await write(decoded))] : []
  return read.map((one) => (isRefusal(one) ? one : (written.shift() as Output)))
}
