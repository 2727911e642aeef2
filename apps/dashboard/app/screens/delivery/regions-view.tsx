import { Status } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import { EmptyState } from '../../shared/empty-state.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed, useIsAllowed } from '../../shared/permissions.tsx'
import { RowActions } from '../../shared/row-actions.tsx'
import { Section } from '../../shared/section.tsx'
import type { Money } from '../../shared/use-money.ts'
import { rateText } from './rates.ts'
import type { DeliverySetup, EditTarget, Profile, Region, ShippingOption } from './setup.ts'
import { destinationText } from './texts.ts'

export interface RegionsViewProps {
  readonly setup: DeliverySetup
  readonly money: Money
  readonly onEdit: (edited: EditTarget) => void
  readonly onDeleteProfile: (profile: Profile) => void
  readonly onDeleteRegion: (profile: Profile, region: Region) => void
  readonly onDeleteOption: (option: ShippingOption) => void
}

/** The profiles, each with its regions, each with its options. */
export function RegionsView(props: RegionsViewProps) {
  const { setup } = props
  const { shipping } = useMessages().delivery
  const known = new Set(setup.profiles.flatMap(({ regions }) => regions.map(({ id }) => id)))
  const homeless = setup.shippingOptions.filter(
    ({ deliveryRegionIds }) => !deliveryRegionIds.some((id) => known.has(id)),
  )
  return (
    <div className="delivery-profiles">
      {setup.profiles.map((profile) => (
        <ProfileSection key={profile.id} profile={profile} {...props} />
      ))}
      {homeless.length > 0 && (
        <Section title={shipping.homeless} hint={shipping.homelessText}>
          <table className="list list-wrapping delivery-options">
            <OptionsHead />
            <tbody>
              {homeless.map((option) => (
                <OptionRow key={option.id} option={option} {...props} />
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </div>
  )
}

type ProfileProps = RegionsViewProps & { readonly profile: Profile }

function ProfileSection({ profile, ...props }: ProfileProps) {
  const { delivery } = useMessages()
  const texts = delivery.profile
  const addRegion = () => props.onEdit({ kind: 'region', profileId: profile.id })
  return (
    <Section
      title={profile.name}
      hint={profile.isDefault ? texts.default : texts.own}
      actions={<ProfileActions profile={profile} onAdd={addRegion} {...props} />}
    >
      {profile.regions.length === 0 ? (
        <EmptyState title={delivery.region.new} text={texts.noRegions}>
          <IfAllowed call="delivery.saveDeliveryProfile">
            <button type="button" className="button" onClick={addRegion}>
              {delivery.region.new}
            </button>
          </IfAllowed>
        </EmptyState>
      ) : (
        <table className="list list-wrapping delivery-options">
          <OptionsHead />
          {profile.regions.map((region) => (
            <RegionRows key={region.id} profile={profile} region={region} {...props} />
          ))}
        </table>
      )}
    </Section>
  )
}

function ProfileActions({
  profile,
  onAdd,
  onEdit,
  onDeleteProfile,
}: ProfileProps & { readonly onAdd: () => void }) {
  const { delivery } = useMessages()
  const { id, name, isDefault } = profile
  return (
    <div className="field-ways">
      <IfAllowed call="delivery.saveDeliveryProfile">
        <button
          type="button"
          className="link-button"
          aria-label={delivery.changeTitle({ name })}
          onClick={() => onEdit({ kind: 'profile', id })}
        >
          {delivery.change}
        </button>
      </IfAllowed>
      {!isDefault && (
        <IfAllowed call="delivery.deleteDeliveryProfile">
          <button
            type="button"
            className="link-button"
            aria-label={delivery.deleteOf({ name })}
            onClick={() => onDeleteProfile(profile)}
          >
            {delivery.delete}
          </button>
        </IfAllowed>
      )}
      {profile.regions.length > 0 && (
        <IfAllowed call="delivery.saveDeliveryProfile">
          <button type="button" className="button" onClick={onAdd}>
            <Plus aria-hidden="true" />
            {delivery.region.new}
          </button>
        </IfAllowed>
      )}
    </div>
  )
}

function OptionsHead() {
  const { columns } = useMessages().delivery
  return (
    <thead>
      <tr>
        <th scope="col">{columns.option}</th>
        <th scope="col">{columns.time}</th>
        <th scope="col">{columns.price}</th>
        <th scope="col">{columns.state}</th>
        <th scope="col">
          <span className="visually-hidden">{columns.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

type RegionProps = ProfileProps & { readonly region: Region }

function RegionRows({ profile, region, ...props }: RegionProps) {
  const { delivery } = useMessages()
  const mayAdd = useIsAllowed('delivery.saveShippingOption')
  const options = props.setup.shippingOptions.filter(({ deliveryRegionIds }) =>
    deliveryRegionIds.includes(region.id),
  )
  return (
    <tbody>
      <RegionRow profile={profile} region={region} {...props} />
      {options.map((option) => (
        <OptionRow key={option.id} option={option} {...props} />
      ))}
      {(options.length === 0 || mayAdd) && (
        <tr>
          <td colSpan={5} className="cell-words delivery-option mute">
            {options.length === 0 && `${delivery.region.noOptions} `}
            {mayAdd && <AddOption region={region} onEdit={props.onEdit} />}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function AddOption({ region: { id, name }, onEdit }: Pick<RegionProps, 'region' | 'onEdit'>) {
  const { region: texts } = useMessages().delivery
  return (
    <button
      type="button"
      className="link-button"
      aria-label={texts.addOptionTo({ name })}
      onClick={() => onEdit({ kind: 'shipping', regionId: id })}
    >
      {texts.addOption}
    </button>
  )
}

function RegionRow({ profile, region, onEdit, onDeleteRegion }: RegionProps) {
  const messages = useMessages()
  const { delivery } = messages
  const { id, name, active } = region
  const edit = () => onEdit({ kind: 'region', profileId: profile.id, id })
  return (
    <tr className="delivery-region">
      <th scope="rowgroup" colSpan={3} className="cell-words">
        <button type="button" className="link-button" data-row-link="" onClick={edit}>
          <bdi>{name}</bdi>
        </button>{' '}
        <span className="mute">{destinationText(region, messages)}</span>
      </th>
      <td>
        <OnOff active={active} />
      </td>
      <td className="cell-actions">
        <RowActions
          labels={delivery}
          name={name}
          updateOperation="delivery.saveDeliveryProfile"
          deleteOperation="delivery.saveDeliveryProfile"
          onChange={edit}
          onDelete={() => onDeleteRegion(profile, region)}
        />
      </td>
    </tr>
  )
}

type OptionProps = RegionsViewProps & { readonly option: ShippingOption }

function OptionRow({ option, money, onEdit, onDeleteOption }: OptionProps) {
  const messages = useMessages()
  const { delivery } = messages
  const { id, title, estimatedDeliveryTime, rates, freeFrom, active } = option
  const edit = () => onEdit({ kind: 'shipping', id })
  return (
    <tr>
      <th scope="row" className="cell-words delivery-option">
        <button type="button" className="link-button" data-row-link="" onClick={edit}>
          <bdi>{title}</bdi>
        </button>
      </th>
      <td className="mute cell-words" dir="auto">
        {estimatedDeliveryTime}
      </td>
      <td className="cell-words">{rateText(rates, freeFrom, messages, money)}</td>
      <td>
        <OnOff active={active} />
      </td>
      <td className="cell-actions">
        <RowActions
          labels={delivery}
          name={title}
          updateOperation="delivery.saveShippingOption"
          deleteOperation="delivery.deleteShippingOption"
          onChange={edit}
          onDelete={() => onDeleteOption(option)}
        />
      </td>
    </tr>
  )
}

export function OnOff({ active }: { readonly active: boolean }) {
  const { state } = useMessages().delivery
  return <Status tone={active ? 'good' : 'quiet'}>{active ? state.on : state.off}</Status>
}
