/** Common fields of a record on the wire: the revision is text. */
export const encodeVersion = <
  T extends {
    readonly id: string
    readonly revision: number
    readonly createdDate: Date
    readonly updatedDate: Date
  },
>({
  id,
  revision,
  createdDate,
  updatedDate,
}: T) => ({ id, revision: String(revision), createdDate, updatedDate })

/** The sent fields of a change; null counts as absent. */
export const givenFields = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
