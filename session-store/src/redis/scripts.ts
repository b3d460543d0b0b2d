import type { Result } from 'ioredis'

/** The scripts' names in the client, which sends each whole once per connection and by its hash after that. */
export type ScriptName = keyof typeof SCRIPTS

/** Real gaps are longer, so they are still found. */
const STAMP_EVERY_MS = 1000
/** The first argument with a field that a commit writes. */
const FIELDS_FROM = 14

/**
 * Writes one or several decided changes if the session is still the one they were decided on; otherwise answers with
 * what it is now. The name under \`tag\` identifies one revision and is never used twice, so that a Redis set back to
 * an older state can't pass for the revision that was read. An empty \`expected\` means the session doesn't exist yet.
 * With nothing to write it only compares. It decides nothing while missed time has not been given back, or while the
 * writer doesn't know of it: then it answers \`late\`, and the writer must ask for the missed time first. An empty
 * \`now\` means nothing is decided here.
 *
 * The newest commit's announcement is stored beside the session and names the revisions it leads from and to, so a
 * writer that is only one commit behind gets the announcement instead of the whole session. An older version leaves it
 * there when it commits, under another tag. If nobody but the writer watches, nothing is announced: \`own\` is the
 * number of its own subscriptions here, empty if they can't be counted.
 *
 * Everything about the session is one write, the last one. A Redis that was killed while writing its log drops the rest
 * of the log's last transaction but keeps its beginning in the file, and runs that beginning at the start after next.
 * So whatever was never acknowledged must be whole or nothing. Each commit is at least two writes, which makes it a
 * transaction: a single write after such a beginning would be taken for a part of it and dropped too.
 */
const COMMIT = `
local session, due, outbox, sweeps = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local id, expected, build, now, limit, missed, deadline, ttl, channel, own, gone, empties, finished = unpack(ARGV)
if now ~= '' then
  local clock = redis.call('HMGET', sweeps, 'at', 'missed')
  if (clock[2] or '0') ~= missed then return 'late' end
  if clock[1] and tonumber(now) - tonumber(clock[1]) > tonumber(limit) then return 'late' end
end
local held = redis.call('HGET', session, 'tag') or ''
if held ~= expected then
  if held == '' then redis.call('ZREM', due, id) end
  local last = redis.call('HGET', session, 'last') or ''
  if string.sub(last, 1, 1) == 'p' then last = redis.call('HGET', session, last) or '' end
  local leads = string.match(last, '^%d+(|[^|]*|[^|]*|[^|]*|)%d*|.')
  if leads == '|' .. held .. '|' .. build .. '|' .. expected .. '|' then return {'news', last} end
  return redis.call('HGETALL', session)
end
if #ARGV < ${FIELDS_FROM} then return 'same' end
local written = {unpack(ARGV, ${FIELDS_FROM})}
if ttl ~= '' then
  for name in string.gmatch(gone, '%S+') do redis.call('HDEL', session, name) end
  if deadline == '' then redis.call('ZREM', due, id) else redis.call('ZADD', due, deadline, id) end
  if finished ~= '' then redis.call('HSET', outbox, unpack(cjson.decode(finished))) end
  if empties ~= '' then
    for _, name in ipairs(redis.call('HKEYS', session)) do
      if string.match(name, '^p%d+$') then
        table.insert(written, 1, '')
        table.insert(written, 1, name)
      end
    end
  end
end
local left = redis.call('PTTL', session)
if ttl ~= '' then left = tonumber(ttl) end
if left > 0 then redis.call('PEXPIRE', session, left) end
redis.call('HSET', session, unpack(written))
if held == '' then redis.call('PEXPIRE', session, ttl) end
if ttl ~= '' and (own == '' or redis.call('PUBSUB', 'NUMSUB', channel)[2] > tonumber(own)) then
  redis.call('PUBLISH', channel, ARGV[#ARGV])
end
return 'done'
`

/**
 * Returns the total missed time and the sessions that are due at a time, the most overdue first. The process that finds
 * a gap closes it, and then every clock must be checked. A process that sweeps (asks for more than zero sessions)
 * leaves a stamp.
 */
const SWEEP = `
local due, sweeps = KEYS[1], KEYS[2]
local now, gap, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('HMGET', sweeps, 'at', 'missed')
local at, missed = tonumber(clock[1] or ''), clock[2] or '0'
if at and now - at > gap then
  missed = string.format('%.0f', tonumber(missed) + now - at)
  redis.call('HSET', sweeps, 'at', ARGV[1], 'missed', missed)
  for _, id in ipairs(redis.call('ZRANGE', due, 0, -1)) do redis.call('ZADD', due, ARGV[1], id) end
elseif limit > 0 and (not at or now - at >= ${STAMP_EVERY_MS}) then
  redis.call('HSET', sweeps, 'at', ARGV[1])
end
local found = redis.call('ZRANGEBYSCORE', due, '-inf', ARGV[4], 'WITHSCORES', 'LIMIT', 0, limit)
table.insert(found, 1, missed)
return found
`

/**
 * Returns which of these sessions are still due, and hides them from other processes for a moment. A process that dies
 * before its commit only delays them by that moment.
 */
const TAKE_DUE = `
local taken = {}
for i = 3, #ARGV do
  local at = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if at and tonumber(at) <= tonumber(ARGV[1]) then
    redis.call('ZADD', KEYS[1], ARGV[2], ARGV[i])
    table.insert(taken, ARGV[i])
  end
end
return taken
`

/**
 * Makes a process one of those that check clocks until a time, and returns all of them. An impossibly long membership
 * is from before the clock was set back.
 */
const JOIN = `
local sweepers, name, now, till = KEYS[1], ARGV[1], ARGV[2], ARGV[3]
redis.call('ZREMRANGEBYSCORE', sweepers, '-inf', now)
redis.call('ZREMRANGEBYSCORE', sweepers, tonumber(till) + 1000, '+inf')
redis.call('ZADD', sweepers, till, name)
return redis.call('ZRANGE', sweepers, 0, -1)
`

/** The time of the node with this key. In a cluster it must always be the same node. */
const TIME = `return redis.call('TIME')`

/**
 * Takes a code, or extends it, if it is free or already this session's. Written twice to be a transaction, like a
 * commit.
 */
const CLAIM = `
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`

/**
 * Stores who is in some sessions until when, and which processes must renew by then. Takes JSON for each session: a
 * list of entries with their name in the index, their fields, and the names they replace.
 */
const KEEP_HERE = `
local lapse, till = KEYS[1], ARGV[1]
for i = 2, #KEYS do
  for _, entry in ipairs(cjson.decode(ARGV[i])) do
    local name, fields, settled = unpack(entry)
    redis.call('ZADD', lapse, till, name)
    redis.call('HSET', KEYS[i], unpack(fields))
    for _, gone in ipairs(settled) do redis.call('ZREM', lapse, gone) end
  end
end
`

/** Returns the versions of these sessions. */
const VERSIONS = `
local found = {}
for i, key in ipairs(KEYS) do found[i] = redis.call('HGET', key, 'v') end
return found
`

const READ_HERE = `
local found = {}
for i, key in ipairs(KEYS) do found[i] = redis.call('HGETALL', key) end
return found
`

/**
 * Removes expired entries from these sessions and returns the sessions that had any. The caller may die before acting,
 * so each session is returned again a little later: the entry \`again\` expires like any other. A bare session ID in
 * the index is from an older version and covers everything it wrote about that session.
 */
const TAKE_LAPSED = `
local lapse, now = KEYS[1], tonumber(ARGV[1])
local named = {}
for i = 2, #KEYS do
  local here = KEYS[i]
  local id, members = unpack(cjson.decode(ARGV[i + 1]))
  local isOld = false
  for _, member in ipairs(members) do
    local till = redis.call('ZSCORE', lapse, member)
    if till and tonumber(till) <= now then
      redis.call('ZREM', lapse, member)
      isOld = isOld or member == id
    end
  end
  local entries = redis.call('HGETALL', here)
  local gone, repeats, soonest = 0, false, nil
  for e = 1, #entries, 2 do
    local till = tonumber(string.match(entries[e + 1], '^%d+'))
    if till <= now then
      redis.call('HDEL', here, entries[e])
      gone = 1
      repeats = repeats or entries[e] ~= 'again'
    elseif not soonest or till < soonest then
      soonest = till
    end
  end
  if repeats then
    redis.call('HSET', here, 'again', ARGV[2] .. '|0')
    redis.call('ZADD', lapse, ARGV[2], id .. '|again')
  end
  if isOld and soonest then redis.call('ZADD', lapse, soonest, id) end
  named[i - 1] = gone
end
return named
`

/** Adds to a set with a maximum size. */
const PUT_ASIDE = `
local aside, id, most = KEYS[1], ARGV[1], tonumber(ARGV[2])
if redis.call('SISMEMBER', aside, id) == 1 then return 1 end
if redis.call('SCARD', aside) >= most then return 0 end
return redis.call('SADD', aside, id)
`

/** Lets a process count. One that has handed in its counts already keeps them. */
const BEGIN_COUNT = `
redis.call('HSETNX', KEYS[1], ARGV[1], '')
redis.call('PEXPIRE', KEYS[1], ARGV[2])
`

/** Takes a process's counts and returns everyone's, or nothing while another process still counts. */
const HAND_IN_COUNT = `
local counts, process, own = KEYS[1], ARGV[1], ARGV[2]
if redis.call('HEXISTS', counts, process) == 0 then return nil end
redis.call('HSET', counts, process, own)
local all = redis.call('HVALS', counts)
for _, one in ipairs(all) do
  if one == '' then return nil end
end
return all
`

export const SCRIPTS = {
  commitSession: { lua: COMMIT },
  sweepDue: { lua: SWEEP },
  takeDue: { lua: TAKE_DUE },
  joinSweepers: { lua: JOIN },
  readTime: { lua: TIME },
  claimCode: { lua: CLAIM },
  keepHere: { lua: KEEP_HERE },
  readHere: { lua: READ_HERE },
  readVersions: { lua: VERSIONS },
  takeLapsed: { lua: TAKE_LAPSED },
  putAside: { lua: PUT_ASIDE },
  beginCount: { lua: BEGIN_COUNT },
  handInCount: { lua: HAND_IN_COUNT },
} as const

declare module 'ioredis' {
  // Each takes the number of keys, the keys, then the arguments
  interface RedisCommander<Context>
    extends Record<ScriptName, (...values: (string | number)[]) => Result<unknown, Context>> {}
}
