{{/* The parts that all pods share. */}}
{{- define "metatron.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "metatron.labels" -}}
app.kubernetes.io/name: metatron
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}

{{- define "metatron.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "metatron.container" -}}
image: {{ include "metatron.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom:
  - configMapRef:
      name: {{ .Release.Name }}
  - secretRef:
      name: {{ .Values.secretName }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- end }}

{{- define "metatron.probes" -}}
# The first start of a version may wait for a migration of another process.
startupProbe:
  httpGet:
    path: /health
    port: operators
  periodSeconds: 2
  failureThreshold: 150
readinessProbe:
  httpGet:
    path: /health
    port: operators
  periodSeconds: 1
  timeoutSeconds: 4
  failureThreshold: 2
# The process itself: a restart does not bring a lost database back.
livenessProbe:
  tcpSocket:
    port: operators
  periodSeconds: 10
  failureThreshold: 6
{{- end }}

{{- define "metatron.volumes" -}}
- name: data
  emptyDir: {}
- name: tmp
  emptyDir: {}
{{- end }}
