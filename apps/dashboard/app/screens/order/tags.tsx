import { MAX_TAGS } from '@vitrine/contract/orders'
import { links } from '../../links.ts'
import { ChipsField } from '../../shared/chips-field.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'

interface TagsSectionProps {
  readonly tags: readonly string[]
  readonly onTags: (tags: readonly string[]) => void
}

const MAX_TAG = 50

/** Words by which merchants find orders again; stored as soon as one is added. */
export function TagsSection({ tags, onTags }: TagsSectionProps) {
  const { tags: texts } = useMessages().order
  return (
    <Section title={texts.heading}>
      <IfAllowed call="orders.updateOrder" fallback={<TagList tags={tags} />}>
        <ChipsField
          label={texts.label}
          hint={texts.hint}
          values={tags}
          max={MAX_TAGS}
          parse={(text) => (text.length > MAX_TAG ? { problem: texts.tooLong } : { value: text })}
          onValues={onTags}
        />
      </IfAllowed>
    </Section>
  )
}

function TagList({ tags }: Pick<TagsSectionProps, 'tags'>) {
  const { orders, order } = useMessages()
  if (tags.length === 0) return <p className="field-hint">{order.tags.none}</p>
  return (
    <ul className="chip-list">
      {tags.map((tag) => (
        <li key={tag}>
          <Link className="chip" href={links.orders({ tag })} aria-label={orders.ofTag({ tag })}>
            <bdi>{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
