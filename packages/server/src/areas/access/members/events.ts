import { toWire } from '@vitrine/contract/kit'
import { Member as MemberSchema } from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import { domainEvent, type StoredFact, type Translators } from '../../site/events/index.ts'
import { encodeMember, hasOwnValues } from './codec/member.ts'
import type { Member } from './model.ts'
import { listFields } from './store/own-fields.ts'

const entityFqdn = 'wix.members.v1.member'

/** Members for receivers of events (identity contract §10), with everything their owner may see. */
async function entityOf(tx: Tx, state: unknown): Promise<object> {
  const member = state as Member
  const fields = hasOwnValues(member) ? await listFields(tx) : []
  return toWire(MemberSchema, encodeMember(member, 'FULL', fields)) as object
}

const event = (fact: StoredFact, slug: string, body: Parameters<typeof domainEvent>[1]['body']) =>
  domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })

export const memberTranslators: Translators = {
  'member.created': async (tx, fact) => [
    event(fact, 'created', { createdEvent: { entity: await entityOf(tx, fact.after) } }),
  ],
  'member.updated': async (tx, fact) => [
    event(fact, 'updated', { updatedEvent: { currentEntity: await entityOf(tx, fact.after) } }),
  ],
  'member.deleted': async (tx, fact) => [
    event(fact, 'deleted', { deletedEvent: { deletedEntity: await entityOf(tx, fact.before) } }),
  ],
}
