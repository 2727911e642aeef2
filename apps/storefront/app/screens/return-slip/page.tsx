import { Button } from '@vitrine/ui/button'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { ReturnSlipProps } from './route.ts'

export function ReturnSlipPage(props: ReturnSlipProps) {
  const { one, orderNumber, back, shop, to, from, instructions } = props
  const { returns, order } = useMessages()
  const { printed: words } = returns
  return (
    <div className="v-wrap cart-page return-page return-slip">
      <h1 className="page-head-title">{words.title({ number: one.number })}</h1>
      <p className="return-unprinted">{words.put}</p>
      <dl className="order-facts">
        <Fact name={words.number}>
          <strong>{one.number}</strong>
        </Fact>
        <Fact name={words.order}>{orderNumber}</Fact>
        <Fact name={words.to}>{to ? `${shop}\n${to}` : words.noAddress}</Fact>
        {from && <Fact name={words.from}>{from}</Fact>}
      </dl>
      <h2>{words.goods}</h2>
      <ul className="order-parcel">
        {one.lines.map(({ id, name, quantity }) => (
          <li key={id}>
            {order.parcels.pieces({ n: quantity })} <Name>{name}</Name>
          </li>
        ))}
      </ul>
      {instructions && (
        <>
          <h2>{words.instructions}</h2>
          <p className="order-address" dir="auto">
            {instructions}
          </p>
        </>
      )}
      <div className="order-acts return-unprinted">
        <Button onClick={() => window.print()}>{words.print}</Button>
        <a href={back}>{returns.form.back}</a>
      </div>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd className="order-address" dir="auto">
      {children}
    </dd>
  </>
)
