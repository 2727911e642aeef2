{{- define "vitrine.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "vitrine.selector" -}}
app.kubernetes.io/name: vitrine
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "vitrine.labels" -}}
{{ include "vitrine.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "vitrine.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "vitrine.environment" -}}
envFrom:
  - configMapRef:
      name: {{ include "vitrine.name" . }}
  - secretRef:
      name: {{ .Values.existingSecret }}
{{- end -}}

{{- define "vitrine.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end -}}

{{- define "vitrine.podSecurity" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
automountServiceAccountToken: false
enableServiceLinks: false
{{- end -}}

{{- define "vitrine.dataVolume" -}}
- name: data
{{- if .Values.persistence.enabled }}
  persistentVolumeClaim:
    claimName: {{ .Values.persistence.existingClaim | default (include "vitrine.name" .) }}
{{- else }}
  emptyDir: {}
{{- end }}
{{- end -}}

{{/* Files lie on a volume that one node mounts at a time. */}}
{{- define "vitrine.hasLocalVolume" -}}
{{- if and .Values.persistence.enabled (not (has "ReadWriteMany" .Values.persistence.accessModes)) -}}
true
{{- end -}}
{{- end -}}

{{/* Refuses what would lose files, or leave processes waiting for a volume. */}}
{{- define "vitrine.checkProcesses" -}}
{{- if and (not .Values.persistence.enabled) (ne (get .Values.settings "VITRINE_MEDIA_STORAGE") "s3") -}}
{{- fail "persistence.enabled=false needs settings.VITRINE_MEDIA_STORAGE=s3 and a bucket: uploaded files would be lost with the pod" -}}
{{- end -}}
{{- $processes := ternary (int .Values.autoscaling.maxReplicas) (int .Values.replicaCount) .Values.autoscaling.enabled -}}
{{- if and (gt $processes 1) (include "vitrine.hasLocalVolume" .) -}}
{{- fail (printf "%d processes need their files in a bucket (settings.VITRINE_MEDIA_STORAGE=s3, persistence.enabled=false) or on a volume with persistence.accessModes=[ReadWriteMany]" $processes) -}}
{{- end -}}
{{- end -}}
