# Sourced by ./play and ./test: an environment in .venv with Tilth in it, made again only when pyproject.toml or the client changes.

venv="$root/.venv"

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
    done
    if command -v python3 >/dev/null 2>&1; then
        echo "Tilth needs Python 3.11 or newer; this machine has $(python3 --version 2>&1)." >&2
    else
        echo "Tilth needs Python 3.11 or newer, and there is no Python on this machine: https://www.python.org/downloads/" >&2
    fi
    return 1
}

# set_up play|dev: what is needed to play, or to develop as well.
set_up() {
    local wanted="$1" sum python
    sum="$(shopt -s globstar nullglob && cd "$root" && cat pyproject.toml client/*.* client/public/* client/src/**/*.* | cksum)"
    if [ -x "$venv/bin/python" ]; then
        [ "$(cat "$venv/.tilth-dev" 2>/dev/null)" = "$sum" ] && return
        [ "$wanted" = play ] && [ "$(cat "$venv/.tilth-play" 2>/dev/null)" = "$sum" ] && return
    fi
    python="$(find_python)" || exit 1
    echo "Setting up Tilth in .venv ..." >&2
    if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
        if ! "$python" -m venv --clear "$venv"; then
            echo "Python's venv module does not work here; on Debian and Ubuntu: apt install python3-venv" >&2
            exit 1
        fi
    fi
    local package="$root[server]"
    [ "$wanted" = dev ] && package="$root[server,dev]"
    if ! "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable "$package"; then
        echo "The packages Tilth needs could not be installed; is there a network?" >&2
        exit 1
    fi
    echo "$sum" >"$venv/.tilth-$wanted"
}
