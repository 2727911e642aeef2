/** A shortened address that its owner recognizes: `a…@example.com`. */
export function addressHint(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}…${email.slice(at)}`.slice(0, 200)
}
