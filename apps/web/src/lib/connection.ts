export type Connection = { state: "online" } | { state: "offline"; since: Date };

const ONLINE: Connection = { state: "online" };

const listeners = new Set<() => void>();
let connection: Connection = ONLINE;

export function currentConnection(): Connection {
  return connection;
}

export const isOnline = (): boolean => connection.state === "online";

export function subscribeToConnection(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function followConnection() {
  const update = () => {
    if (navigator.onLine) connection = ONLINE;
    else if (connection.state === "online") connection = { state: "offline", since: new Date() };
    for (const listener of listeners) listener();
  };
  addEventListener("online", update);
  addEventListener("offline", update);
  update();
}
