const none: ReadonlySet<string> = new Set()
let known: Promise<ReadonlySet<string>> | undefined

/** The passwords that people use most, some 49,000; read when the first password is set. */
export function commonPasswords(isAsked: boolean): Promise<ReadonlySet<string>> {
  if (!isAsked) return Promise.resolve(none)
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}
