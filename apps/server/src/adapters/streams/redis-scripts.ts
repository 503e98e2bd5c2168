/**
 * Claims a stream's id for a node, or confirms the claim after an outage, and returns what Redis already
 * holds.
 * KEYS stream, log, openBy · ARGV owner, node, stream id, lifetime in ms, "new", "again", or "over" to
 * continue the stream of a node that died or left it, first id, prefix of node keys
 * Returns false if another writer has the id, else [id of the last entry or "", "1" if a stop was requested].
 */
export const ANNOUNCE_SCRIPT = `
local node = redis.call('HGET', KEYS[1], 'node')
if node and ARGV[5] == 'new' then return false end
if node and ARGV[5] == 'again' and node ~= ARGV[2] then return false end
local isOver = redis.call('HEXISTS', KEYS[1], 'state') == 1
if node and ARGV[5] == 'over' and not isOver and redis.call('EXISTS', ARGV[7] .. node) == 1 then return false end
if ARGV[5] ~= 'again' then redis.call('DEL', KEYS[2]) end
redis.call('HDEL', KEYS[1], 'state', 'lastId')
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'node', ARGV[2], 'firstId', ARGV[6])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('HSET', KEYS[3], ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)
return { last[1] and last[1][1] or '', redis.call('HGET', KEYS[1], 'stop') or '' }
`;

/**
 * Reserves one of the owner's slots atomically: with separate steps, concurrent requests would all pass the
 * limit. Slots of dead nodes are released here.
 * KEYS openBy · ARGV node, stream id, most, lifetime in ms, prefix of node keys
 * Returns "reserved", "held" if this stream has a slot, or "full".
 */
export const RESERVE_SCRIPT = `
local places = redis.call('HGETALL', KEYS[1])
local taken = 0
for i = 1, #places, 2 do
  local id, node = places[i], places[i + 1]
  if node ~= ARGV[1] and redis.call('EXISTS', ARGV[5] .. node) == 0 then
    redis.call('HDEL', KEYS[1], id)
  elseif id == ARGV[2] then
    return 'held'
  else
    taken = taken + 1
  end
end
if taken >= tonumber(ARGV[3]) then return 'full' end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 'reserved'
`;

/**
 * Appends one group of events to each log and wakes its readers: one command for all streams of a node.
 * KEYS logs · ARGV lifetime in ms, then for each log: first id to keep, id of the last event, number of
 * events, the events
 * Returns for each log 1, or 0 if the last id in Redis differs from what the writer expects.
 */
export const APPEND_SCRIPT = `
local added = {}
local at = 2
for i, key in ipairs(KEYS) do
  local count = tonumber(ARGV[at + 2])
  local entry = {}
  for j = 1, count do
    entry[2 * j - 1] = 'd'
    entry[2 * j] = ARGV[at + 2 + j]
  end
  local answer = redis.pcall('XADD', key, 'MINID', ARGV[at], ARGV[at + 1], unpack(entry))
  added[i] = type(answer) == 'table' and answer.err and 0 or 1
  redis.call('PEXPIRE', key, ARGV[1])
  redis.call('PUBLISH', key, '')
  at = at + 3 + count
end
return added
`;

/**
 * KEYS stream, log, openBy · ARGV node, stream id, state, last id, time to keep in ms
 */
export const END_SCRIPT = `
if redis.call('HGET', KEYS[1], 'node') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'state', ARGV[3], 'lastId', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
redis.call('HDEL', KEYS[3], ARGV[2])
redis.call('PUBLISH', KEYS[2], '')
return 1
`;
