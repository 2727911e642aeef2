/** What a browser is to ask a passkey. */
export type AskedPasskey = {
  challengeId: string
  /** JSON text. */
  options: string
}

/** A browser's answer about a passkey, out of a form; nothing in every other form. */
export function passkeyOf(form: FormData): { challengeId: string; credential: string } | undefined {
  const [challengeId, credential] = [form.get('challengeId'), form.get('credential')]
  return typeof challengeId === 'string' && typeof credential === 'string' && credential !== ''
    ? { challengeId, credential }
    : undefined
}
