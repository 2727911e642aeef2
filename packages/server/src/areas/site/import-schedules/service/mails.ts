import { IMPORT_FAILURES_UNTIL_NOTICE } from '@vitrine/contract/imports'
import type { Tx } from '../../../../platform/tx.ts'
import type { ImportSchedule, ScheduleDeps } from '../model.ts'

type MailDeps = Pick<ScheduleDeps, 'mail' | 'ownersOf'> & {
  readonly platform: { readonly config: Pick<ScheduleDeps['platform']['config'], 'publicUrl'> }
}

/** Mails the owners once, when the import has failed often enough. */
export async function mailWhenFailing(
  tx: Tx,
  deps: MailDeps,
  one: ImportSchedule,
  reason: string,
): Promise<ImportSchedule> {
  if (one.failures < IMPORT_FAILURES_UNTIL_NOTICE || one.failuresMailedDate) return one
  for (const { email: to, name } of await deps.ownersOf(tx.siteId)) {
    const facts = { title: one.name, address: addressOf(deps), reason, name }
    await deps.mail.write(tx, { to, template: 'import-failing', facts })
  }
  return { ...one, failuresMailedDate: tx.now }
}

/** Mails the owners that the import works again, if they know that it did not. */
export async function mailWhenWorking(
  tx: Tx,
  deps: MailDeps,
  one: ImportSchedule,
): Promise<ImportSchedule> {
  if (!one.failuresMailedDate) return one
  for (const { email: to, name } of await deps.ownersOf(tx.siteId)) {
    const facts = { title: one.name, address: addressOf(deps), name }
    await deps.mail.write(tx, { to, template: 'import-working', facts })
  }
  return { ...one, failuresMailedDate: null }
}

const addressOf = ({ platform }: MailDeps) => `${platform.config.publicUrl}/dashboard/import`
