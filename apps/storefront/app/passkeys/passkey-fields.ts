/** Form fields of a passkey request. */
export type PasskeyRequest = {
  challengeId: string
  /** JSON text. */
  options: string
}

/** The passkey response in a form; undefined in other forms. */
export function passkeyFieldsOf(
  form: FormData,
): { challengeId: string; credential: string } | undefined {
  const [challengeId, credential] = [form.get('challengeId'), form.get('credential')]
  return typeof challengeId === 'string' && typeof credential === 'string' && credential !== ''
    ? { challengeId, credential }
    : undefined
}
