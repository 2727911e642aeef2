import { domainEvent, type Translators } from '../../site/events/index.ts'

const entityFqdn = 'wix.iam.signon.v1.sign_on_policy'

export const signOnTranslators: Translators = {
  'sign_on_policy.updated': async (_tx, fact) => [
    domainEvent(fact, {
      entityFqdn,
      slug: 'updated',
      entityId: fact.entityId,
      body: { updatedEvent: { currentEntity: fact.after as object } },
    }),
  ],
}
