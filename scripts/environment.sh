# Sourced by ./play and ./test: an environment in .venv with Tilth in it, made again only when pyproject.toml or the client changes.

venv="$root/.venv"
case "$OSTYPE" in
    msys* | cygwin*) bin="$venv/Scripts" ;;
    *) bin="$venv/bin" ;;
esac

# Tilth starts many processes: none should compile its modules again, and nothing is left beside the sources.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX="$venv/bytecode"

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
    is_set_up "$1" && return
    make_venv
    echo "Setting up Tilth in .venv ..." >&2
    local package="$root[server]"
    [ "$1" = dev ] && package="$root[server,dev]"
    install_packages --editable "$package"
    echo "$sum" >"$venv/.tilth-$1"
}

# set_up_compiling: only what the rules are compiled with, which is soon there.
set_up_compiling() {
    is_set_up dev && return
    make_venv
    local packages
    mapfile -t packages < <("$bin/python" -c '
import sys, tomllib
print(*tomllib.load(open(sys.argv[1], "rb"))["project"]["optional-dependencies"]["compile"], sep="\n")
' "$root/pyproject.toml")
    install_packages "${packages[@]}"
}

# use_compiled: Tilth from build/compiled, if it is there and was made from the sources as they are now.
use_compiled() {
    [ -d "$root/build/compiled" ] || return 0
    if "$bin/python" "$root/scripts/compiling.py" --fresh; then
        export PYTHONPATH="$root/build/compiled${PYTHONPATH:+:$PYTHONPATH}"
    else
        echo "build/compiled was made from other sources and is not used; scripts/compile makes it anew." >&2
    fi
}

is_set_up() {
    sum="$(
        # What the client is only checked with is not built; naming it here would bring in hidden files.
        GLOBIGNORE="client/eslint.config.js:client/vitest.config.ts" && shopt -u dotglob && shopt -s globstar nullglob
        cd "$root" && cat pyproject.toml client/*.* client/public/**/*.* client/src/**/*.* | cksum
    )"
    [ -x "$bin/python" ] || return 1
    [ "$(cat "$venv/.tilth-dev" 2>/dev/null)" = "$sum" ] && return
    [ "$1" = play ] && [ "$(cat "$venv/.tilth-play" 2>/dev/null)" = "$sum" ]
}

make_venv() {
    "$bin/python" -m pip --version >/dev/null 2>&1 && return
    local python
    python="$(find_python)" || exit 1
    if ! "$python" -m venv --clear "$venv"; then
        echo "Python's venv module does not work here; on Debian and Ubuntu: apt install python3-venv" >&2
        exit 1
    fi
}

install_packages() {
    # Most of what is installed is never imported: it is not compiled to byte code ahead of time.
    if ! "$bin/python" -m pip install --quiet --no-compile --disable-pip-version-check "$@"; then
        echo "The packages Tilth needs could not be installed; is there a network?" >&2
        exit 1
    fi
}
