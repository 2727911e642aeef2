import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { RoutingRoute } from '../routing/route.tsx'
import { LocalDialog } from './local-dialog.tsx'
import { DeliveryPage } from './page.tsx'
import { PickupDialog } from './pickup-dialog.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { RegionDialog } from './region-dialog.tsx'
import { profileWithout } from './region-form.ts'
import { type DeliveryView, readDeliverySearch } from './search.ts'
import {
  type EditorProps,
  type EditTarget,
  type Profile,
  type Region,
  staleReads,
} from './setup.ts'
import { ShippingDialog } from './shipping-dialog.tsx'
import type { TestForm } from './test-request.ts'

const emptyTest: TestForm = {
  profileId: '',
  country: '',
  subdivision: '',
  postalCode: '',
  city: '',
  latitude: '',
  longitude: '',
  total: '50',
  weight: '',
  pieces: '1',
}

export function DeliveryRoute() {
  const { show } = readDeliverySearch(useUrlSearch())
  return show === 'locations' ? <RoutingRoute /> : <DeliverySettings show={show} />
}

function DeliverySettings({ show }: { readonly show: Exclude<DeliveryView, 'locations'> }) {
  const result = useOperation('delivery.listDelivery', {})
  const money = useMoney()
  const [edited, setEdited] = useState<EditTarget>()
  // Here, so that input survives switching views.
  const [test, setTest] = useState(emptyTest)
  const onClose = () => setEdited(undefined)
  return (
    <>
      <DeliveryPage
        {...useDeletions()}
        show={show}
        setup={result.data}
        money={money}
        error={result.error}
        test={test}
        onTest={(change) => setTest((before) => ({ ...before, ...change }))}
        onEdit={setEdited}
        onRetry={() => result.refetch()}
      />
      {edited && result.data && (
        <Editor edited={edited} setup={result.data} money={money} onClose={onClose} />
      )}
    </>
  )
}

function Editor({ edited, ...props }: EditorProps & { readonly edited: EditTarget }) {
  switch (edited.kind) {
    case 'profile':
      return <ProfileDialog {...props} {...edited} />
    case 'region':
      return <RegionDialog {...props} {...edited} />
    case 'shipping':
      return <ShippingDialog {...props} {...edited} />
    case 'pickup':
      return <PickupDialog {...props} {...edited} />
    case 'local':
      return <LocalDialog {...props} {...edited} />
  }
}

const invalidates = staleReads

/** Each asks for confirmation, by name. */
function useDeletions() {
  const { delivery } = useMessages()
  const remove = useConfirmedDeletion(delivery)
  const saveProfile = useAction('delivery.saveDeliveryProfile', { invalidates })
  const deleteProfile = useAction('delivery.deleteDeliveryProfile', { invalidates })
  const deleteOption = useAction('delivery.deleteShippingOption', { invalidates })
  const deletePickup = useAction('delivery.deletePickupLocation', { invalidates })
  const deleteLocal = useAction('delivery.deleteLocalDelivery', { invalidates })
  return {
    onDeleteProfile: ({ id, name }: Profile) =>
      remove(name, delivery.profile.deleteText, () => deleteProfile.mutateAsync({ id })),
    onDeleteRegion: (profile: Profile, { id, name }: Region) =>
      remove(name, delivery.region.deleteText, () =>
        saveProfile.mutateAsync({ profile: profileWithout(profile, id) }),
      ),
    onDeleteOption: ({ id, title }: { readonly id: string; readonly title: string }) =>
      remove(title, delivery.shipping.deleteText, () => deleteOption.mutateAsync({ id })),
    onDeletePickup: ({ id, name }: { readonly id: string; readonly name: string }) =>
      remove(name, delivery.pickup.deleteText, () => deletePickup.mutateAsync({ id })),
    onDeleteLocal: ({ id, areaName }: { readonly id: string; readonly areaName: string }) =>
      remove(areaName, delivery.local.deleteText, () => deleteLocal.mutateAsync({ id })),
  }
}
