/** A host in stored form, or its error. */
export function parseDomain(
  text: string,
  problem: string,
): { readonly value: string } | { readonly problem: string } {
  const bare = text.replace(/^https?:\/\//i, '').replace(/\/+$/, '')
  const isHost = /^[^\s/?#@\\]+$/.test(bare) && URL.canParse(`http://${bare}`)
  return isHost ? { value: new URL(`http://${bare}`).host } : { problem }
}
