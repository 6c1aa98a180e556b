# Runs a program where it sees the folders of the system, read-only if the kernel lets us, those named, and nothing else.
# What it puts into /tmp is found in TMP.
# enclosure.sh ROOT TMP FOLDER... -- PROGRAM ARGUMENT...
set -e
root=$1
tmp=$2
shift 2
mount -t tmpfs -o size=1m,mode=755 tmpfs "$root"
for name in bin sbin lib lib32 lib64 usr etc opt; do
  if [ -L "/$name" ]; then
    cp -P "/$name" "$root/$name"
  elif [ -d "/$name" ]; then
    mkdir "$root/$name"
    mount --rbind "/$name" "$root/$name"
    mount -o remount,bind,ro "$root/$name" 2>/dev/null || true
  fi
done
mkdir "$root/proc" "$root/dev" "$root/tmp"
mount --bind "$tmp" "$root/tmp"
mount -t proc proc "$root/proc"
for device in null zero random urandom; do
  : >"$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then
    mkdir -p "$root$1"
    mount --bind "$1" "$root$1"
  fi
  shift
done
shift
exec chroot "$root" "$@"
