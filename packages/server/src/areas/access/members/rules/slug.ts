/** A slug from a nickname or an e-mail address: letters, digits, `_` and `-`. */
export function slugFrom(nickname: string | null | undefined, email: string): string {
  const account = email.split('@')[0] ?? ''
  return [nickname ?? '', account].map(plain).find((slug) => slug !== '') ?? 'member'
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
