import { Button } from '@vitrine/ui/button'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { ReturnSlipProps } from './route.ts'

export function ReturnSlipPage(props: ReturnSlipProps) {
  const { one, orderNumber, back, shop, to, from, instructions } = props
  const { returns, order } = useMessages()
  const { printed: texts } = returns
  return (
    <div className="v-wrap cart-page return-page return-slip">
      <h1 className="page-head-title">{texts.title({ number: one.number })}</h1>
      <p className="return-unprinted">{texts.put}</p>
      <dl className="order-facts">
        <Fact name={texts.number}>
          <strong>{one.number}</strong>
        </Fact>
        <Fact name={texts.order}>{orderNumber}</Fact>
        <Fact name={texts.to}>{to ? `${shop}\n${to}` : texts.noAddress}</Fact>
        {from && <Fact name={texts.from}>{from}</Fact>}
      </dl>
      <h2>{texts.goods}</h2>
      <ul className="order-parcel">
        {one.lines.map(({ id, name, quantity }) => (
          <li key={id}>
            {order.parcels.pieces({ n: quantity })} <Name>{name}</Name>
          </li>
        ))}
      </ul>
      {instructions && (
        <>
          <h2>{texts.instructions}</h2>
          <p className="order-address" dir="auto">
            {instructions}
          </p>
        </>
      )}
      <div className="order-acts return-unprinted">
        <Button onClick={() => window.print()}>{texts.print}</Button>
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
