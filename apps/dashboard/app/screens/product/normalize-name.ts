/** A name as it is compared: without regard to case and to spaces around it. */
export const normalizeName = (name: string) => name.normalize('NFC').trim().toLowerCase()
