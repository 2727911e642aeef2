export interface SystemPostgres {
  readonly version: string
  readonly bin: string
}

/** The programs of an installed PostgreSQL 15 or 16, if there is one. */
export function findSystemPostgres(): SystemPostgres | undefined

/** Starts it on an empty folder, on a socket only; `stop` removes everything again. */
export function startSystemPostgres(
  found: SystemPostgres,
): Promise<{ readonly url: string; stop(): Promise<void> }>
