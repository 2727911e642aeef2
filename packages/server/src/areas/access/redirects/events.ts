import { domainEvent, type Translators } from '../../site/events/index.ts'

const entityFqdn = 'wix.headless.v1.redirect_session'

export const redirectTranslators: Translators = {
  'redirect_session.created': async (_tx, fact) => [
    domainEvent(fact, {
      entityFqdn,
      slug: 'created',
      entityId: fact.entityId,
      body: { createdEvent: { entity: fact.after as object } },
    }),
  ],
}
