import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Events, Translators } from '../events/index.ts'

export interface Webhook {
  readonly siteId: string
  readonly id: string
  readonly appId: string
  readonly revision: number
  readonly url: string
  readonly events: readonly string[]
  readonly enabled: boolean
  /** Sealed. */
  readonly privateKey: string
  readonly publicKey: string
  readonly next: {
    readonly privateKey: string
    readonly publicKey: string
    readonly date: Date
  } | null
  readonly failures: number
  readonly pausedUntil: Date | null
  /** Numbers of facts that are delivered again. */
  readonly replay: { readonly after: number; readonly until: number } | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED'

export interface Delivery {
  readonly siteId: string
  readonly id: string
  readonly webhookId: string
  readonly eventType: string
  readonly entityId: string
  /** The message as JSON. */
  readonly body: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly tries: number
  readonly nextAttemptDate: Date | null
  readonly createdDate: Date
  readonly deliveredDate: Date | null
  /** The trace context of the cause, where it was traced. */
  readonly traceparent: string | null
}

/** How a webhook has done lately. */
export interface DeliveryStatistics {
  readonly webhookId: string
  readonly delivered: number
  readonly failed: number
  readonly waiting: number
  readonly nextAttemptDate: Date | null
}

/** How one try ended. */
export interface Attempt {
  readonly number: number
  readonly at: Date
  readonly milliseconds: number
  readonly status: number | null
  readonly responseHead: string | null
  readonly failure: string | null
}

export interface WebhookEngineDeps
  extends Pick<Platform, 'clock' | 'config' | 'db' | 'logger' | 'sealing' | 'work'> {
  readonly events: Events
  readonly translators: Translators
  /** Names of facts by the event types they become. */
  readonly factsOfType: ReadonlyMap<string, readonly string[]>
  readonly limits: FetchLimits
  /** Whether commits of other processes are notified. */
  readonly isListening: () => boolean
}
