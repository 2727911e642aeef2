import type { ExampleContext, Steps } from './example-context.ts'

const given = async ({ merchant, newMember }: ExampleContext) => {
  const member = await newMember('Grace')
  const { entry } = await merchant.storeCredit.giveStoreCredit({
    storeCredit: { memberId: member.id, amount: 1500, reason: 'Sorry for the delay' },
  })
  return { member, memberId: member.id, entryId: entry.id }
}

/** Store credit, from being given to being taken back. */
export const storeCreditSteps: Steps = {
  'storeCredit.giveStoreCredit': async ({ merchant, newMember }) => {
    const { id: memberId } = await newMember('Grace')
    return merchant.storeCredit.giveStoreCredit({
      storeCredit: { memberId, amount: 1500, reason: 'Sorry for the delay' },
    })
  },
  'storeCredit.takeBackStoreCredit': async (context) => {
    const { entryId } = await given(context)
    return context.merchant.storeCredit.takeBackStoreCredit({ entryId, amount: 500 })
  },
  'storeCredit.queryStoreCredits': async (context) => {
    const { memberId } = await given(context)
    return context.merchant.storeCredit.queryStoreCredits({ query: { filter: { memberId } } })
  },
  'storeCredit.exportStoreCredits': async (context) => {
    await given(context)
    return context.merchant.storeCredit.exportStoreCredits({})
  },
  'storeCredit.getMemberStoreCredit': async (context) => {
    const { memberId } = await given(context)
    return context.merchant.storeCredit.getMemberStoreCredit({ memberId })
  },
  'storeCredit.getOwnStoreCredit': async (context) => {
    const { member } = await given(context)
    return member.api.storeCredit.getOwnStoreCredit({})
  },
}
