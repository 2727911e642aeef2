/** Where a code went, enough for its owner to know: `a…@example.com`. */
export function addressHint(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}…${email.slice(at)}`.slice(0, 200)
}
