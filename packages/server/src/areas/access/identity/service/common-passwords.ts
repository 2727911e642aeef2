const noPasswords: ReadonlySet<string> = new Set()
let loadedPasswords: Promise<ReadonlySet<string>> | undefined

/** The passwords that people use most, some 49,000; read when the first password is set. */
export function commonPasswords(isEnabled: boolean): Promise<ReadonlySet<string>> {
  if (!isEnabled) return Promise.resolve(noPasswords)
  loadedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return loadedPasswords
}
