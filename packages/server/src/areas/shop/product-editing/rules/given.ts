type DefinedFields<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The fields that are not undefined; null stays. */
export const given = <T extends object>(fields: T): DefinedFields<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as DefinedFields<T>
