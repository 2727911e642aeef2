/** A host as it is stored, or why it is none. */
export function parseDomain(
  text: string,
  problem: string,
): { readonly value: string } | { readonly problem: string } {
  const bare = text.replace(/^https?:\/\//i, '').replace(/\/+$/, '')
  const isHost = /^[^\s/?#@\\]+$/.test(bare) && URL.canParse(`http://${bare}`)
  return isHost ? { value: new URL(`http://${bare}`).host } : { problem }
}
