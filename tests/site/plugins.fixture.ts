import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestServer } from '@vitrine/testkit'

/** A folder of migrations by their names; `remove` deletes it. */
export function migrationsOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-migrations-'))
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The records of a handler: one row per call with a fact. */
export const notesTable = `
  CREATE TABLE notes (
    site_id uuid NOT NULL,
    fact_id uuid NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (site_id, fact_id)
  )`

type Api = ReturnType<TestServer['people']['merchant']>['api']

export const makeCollection = async (api: Api, name: string): Promise<string> =>
  (await api.collections.saveCollection({ collection: { name } })).collection.id

/** Calls an operation of a plug-in; returns status and body. */
export async function callPlugin(
  api: Pick<Api, 'fetch'>,
  address: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await api.fetch(`/vitrine/v1/plugins/${address}`, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
