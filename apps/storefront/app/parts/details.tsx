import { useMessages } from '../messages/index.ts'
import type { DetailView } from '../views/details.ts'
import { Name } from './name.tsx'

/** The values of custom fields; renders nothing without any. */
export function Details({ details }: { readonly details: readonly DetailView[] }) {
  const messages = useMessages()
  if (details.length === 0) return null
  return (
    <section className="details" aria-label={messages.product.details}>
      <dl>
        {details.map(({ name, value, href }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields may have the same name.
          <div key={at}>
            <dt>
              <Name>{name}</Name>
            </dt>
            <dd>
              {href ? (
                <a href={href} rel="nofollow noopener" target="_blank">
                  {value}
                </a>
              ) : (
                <Name>{value}</Name>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
