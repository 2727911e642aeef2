import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useCollectionNames } from '../../shared/references.ts'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { type Money, useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { type DiscountForm, type Promotion, promotionOf } from './form.ts'
import { DiscountsPage } from './page.tsx'
import { discountsQuery, readDiscountsSearch } from './search.ts'
import { sentenceOf } from './sentence.ts'

const invalidates: readonly OperationName[] = ['promotions.queryPromotions']

export function DiscountsRoute() {
  const search = readDiscountsSearch(useUrlSearch())
  const result = useOperation('promotions.queryPromotions', discountsQuery(search), {
    keepPrevious: true,
  })
  const money = useMoney()
  const promotions = result.data?.promotions
  const describe = useDescribe(promotions ?? [], money)
  const editor = useEditor(money)
  return (
    <>
      <DiscountsPage
        search={search}
        promotions={promotions}
        total={result.data?.pagingMetadata.total ?? 0}
        stale={result.isPlaceholderData}
        error={result.error}
        describe={describe}
        onNew={() => editor.open('new')}
        onChange={editor.open}
        onSwitch={useSwitch()}
        onDelete={useDelete()}
        onRetry={() => result.refetch()}
      />
      {editor.dialog}
    </>
  )
}

function useDescribe(promotions: readonly Promotion[], { currency, locale }: Money) {
  const messages = useMessages()
  const ids = promotions.flatMap(({ scope }) =>
    scope.flatMap((part) => (part.type === 'COLLECTIONS' ? (part.ids ?? []) : [])),
  )
  const named = useCollectionNames(ids, messages.picker.unnamed)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const collectionName = (id: string) => names.get(id) ?? messages.picker.unnamed
  return (promotion: Promotion) =>
    sentenceOf(promotion, { messages, currency, locale, collectionName })
}

/** The window for a new discount or a change, while it is open. */
function useEditor(money: Money) {
  const { discounts } = useMessages()
  const showToast = useToast()
  const [edited, setEdited] = useState<Promotion | 'new'>()
  const create = useAction('promotions.createPromotion', { invalidates })
  const change = useAction('promotions.savePromotion', { invalidates })
  const stored = edited === 'new' ? undefined : edited
  const action = stored ? change : create
  const close = () => setEdited(undefined)
  const open = (which: Promotion | 'new') => {
    create.reset()
    change.reset()
    setEdited(which)
  }
  const submit = (form: DiscountForm) => {
    const promotion = promotionOf(form, money.digits, stored)
    const done = (text: string) => () => {
      close()
      showToast({ text })
    }
    const { name } = promotion
    if (stored) {
      const { id, revision } = stored
      const onSuccess = done(discounts.saved({ name }))
      change.mutate({ promotion: { ...promotion, id, revision } }, { onSuccess })
      return
    }
    const code = form.trigger === 'CODE' ? form.code.trim() || null : null
    create.mutate({ promotion, code }, { onSuccess: done(discounts.created({ name })) })
  }
  const dialog = edited && (
    <DiscountDialog
      key={stored?.id ?? 'new'}
      stored={stored}
      money={money}
      busy={action.isPending}
      failure={action.error}
      onClose={close}
      onSubmit={submit}
    />
  )
  return { open, dialog }
}

function useSwitch() {
  const messages = useMessages()
  const { discounts } = messages
  const showToast = useToast()
  const activate = useAction('promotions.activatePromotion', { invalidates })
  return ({ id, name, active }: Promotion) =>
    activate.mutate(
      { promotionId: id, active: !active },
      {
        onSuccess: () =>
          showToast({
            text: active ? discounts.switchedOff({ name }) : discounts.switchedOn({ name }),
          }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
}

function useDelete() {
  const messages = useMessages()
  const { discounts } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const remove = useAction('promotions.deletePromotion', { invalidates })
  return async ({ id, name, codeCount }: Promotion) => {
    const question = {
      title: discounts.deleteTitle({ name }),
      text: discounts.deleteText({ n: codeCount }),
      yes: discounts.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { promotionId: id },
      {
        onSuccess: () => showToast({ text: discounts.deleted({ name }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
