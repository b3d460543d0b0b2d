# What Compose runs in the container of MongoDB. A volume made from now on asks for MONGO_PASSWORD; one from before does
# once `add-user` has run.
set -eu
folder=${DB_FOLDER:-/data/db}
# A replica set with passwords needs a key, even with one member. Where there is none, nobody is asked for a password.
key=$folder/highjinks.key

need_password() {
  if [ -z "${MONGO_PASSWORD:-}" ]; then
    echo 'MONGO_PASSWORD must be set: letters and digits, for example from openssl rand -hex 32' >&2
    exit 1
  fi
}

make_key() {
  (umask 077 && head -c 756 /dev/urandom | base64 -w 0 >"$key.new" && chmod 400 "$key.new" && mv "$key.new" "$key")
}

case $1 in
start)
  if [ ! -e "$folder/WiredTiger" ]; then
    need_password
    [ -e "$key" ] || make_key
    # At its first start the image makes this user
    export MONGO_INITDB_ROOT_USERNAME=highjinks MONGO_INITDB_ROOT_PASSWORD="$MONGO_PASSWORD"
  fi
  set -- mongod --replSet rs0 --bind_ip_all
  [ ! -e "$key" ] || set -- "$@" --keyFile "$key"
  exec docker-entrypoint.sh "$@"
  ;;
check)
  # A replica set of one, founded at the first look
  [ ! -e "$key" ] || set -- "$@" --username highjinks --password "${MONGO_PASSWORD:-}" --authenticationDatabase admin
  shift
  exec mongosh --quiet "$@" --eval "try { rs.status() } catch { rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] }) }; if (!db.hello().isWritablePrimary) quit(1)"
  ;;
add-user)
  need_password
  mongosh --quiet admin --eval "db.createUser({ user: 'highjinks', pwd: process.env.MONGO_PASSWORD, roles: ['root'] })"
  [ -e "$key" ] || make_key
  # Compose starts it anew, and from then on it asks
  kill 1
  ;;
esac
