// Probe of a container, also of a worker, which has no API: the operator's address answers in every process.
const port = process.env.METRICS_PORT;
const url = port
  ? `http://127.0.0.1:${port}/health`
  : `http://127.0.0.1:${process.env.PORT ?? 3000}/api/status`;
const response = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch((error) => ({
  ok: false,
  status: error.message,
}));
if (!response.ok) process.stderr.write(`${url}: ${response.status}\n`);
process.exit(response.ok ? 0 : 1);
