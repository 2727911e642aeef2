import { useConfirm } from '../../../shared/confirm.tsx'
import { errorMessage } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction } from '../../../shared/use-operation.ts'
import { type Fulfillment, staleShipments } from './setup.ts'

const options = { invalidates: staleShipments }

/** Cancels a parcel, with a toast. */
export function useTakeBack() {
  const messages = useMessages()
  const showToast = useToast()
  const cancel = useAction('fulfillments.cancelFulfillment', options)
  return async (id: string, done: string): Promise<void> => {
    try {
      await cancel.mutateAsync({ id })
      showToast({ text: done })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}

/** Actions on a parcel that need no dialog. */
export function useShipmentActions() {
  const messages = useMessages()
  const { shipments } = messages
  const showToast = useToast()
  const confirm = useConfirm()
  const takeBack = useTakeBack()
  const update = useAction('fulfillments.updateFulfillment', options)
  const setState = async (
    { id }: Fulfillment,
    state: Fulfillment['state'],
    done: { readonly text: string; readonly undo?: () => void },
  ): Promise<void> => {
    try {
      await update.mutateAsync({ id, state })
      showToast(done)
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return {
    isBusy: update.isPending,
    /** The parcel has arrived, or the goods are collected. */
    onArrived: (one: Fulfillment, name: string) => {
      const isPickup = one.kind === 'PICKUP'
      const text = (isPickup ? shipments.markedCollected : shipments.markedDelivered)({ name })
      const undo = () => void setState(one, one.state, { text: shipments.saved({ name }) })
      void setState(one, 'DELIVERED', { text, undo })
    },
    onTakeBack: async (one: Fulfillment, name: string) => {
      const aboutMail = {
        NONE: '',
        WAITING: shipments.takeBackWaiting,
        SENT: shipments.takeBackMailed,
      }[one.mail]
      const question = {
        title: shipments.takeBackTitle({ name }),
        text: [shipments.takeBackText, aboutMail].filter(Boolean).join(' '),
        yes: shipments.takeBack,
        no: shipments.keep,
      }
      if (await confirm(question)) await takeBack(one.id, shipments.takenBack({ name }))
    },
  }
}
