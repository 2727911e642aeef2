import type { Subject } from '../model.ts'

/**
 * The claim `data` of an access token: JSON as text, as helpers of published clients read it. They take the
 * site's id from `instance.metaSiteId`, and the caller from `aid` (a visitor) or `siteMemberId`.
 */
export function instanceData(
  subject: Pick<Subject, 'siteId' | 'clientId' | 'id'> & { readonly role: Subject['role'] | 'app' },
  now: Date,
): string {
  const { siteId, clientId, id, role } = subject
  return JSON.stringify({
    instance: {
      instanceId: siteId,
      appDefId: clientId,
      metaSiteId: siteId,
      signDate: now.toISOString(),
      demoMode: false,
      ...(role === 'visitor' ? { aid: id } : {}),
      ...(role === 'member' ? { uid: id, siteMemberId: id } : {}),
    },
  })
}
