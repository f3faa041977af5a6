// Written by `npm run generate` from openapi/. Changes belong there.

const Xe=Oe=>{const je=be,Ee={properties:{query:{type:"object",properties:{page:{$ref:"/shared/3"},per_page:{$ref:"/shar\
ed/3"},start_date:{$ref:"/shared/5"},end_date:{$ref:"/shared/5"},starts_before:{$ref:"/shared/5"},starts_after:{$ref:"/s\
hared/5"},ends_before:{$ref:"/shared/5"},ends_after:{$ref:"/shared/5"},strict_dates:{type:["string","boolean"],maxLength:2e3,
minLength:1,pattern:"^(?:[^0]|0[\\s\\S])"},search:{$ref:"/shared/1"},categories:{$ref:"/shared/13"},tags:{$ref:"/shared/\
13"},venue:{$ref:"/shared/14"},organizer:{$ref:"/shared/14"},featured:{type:"boolean"},status:{type:"array",items:{$ref:"\
/shared/5"},minItems:1,maxItems:50},geoloc:{type:"boolean"},geoloc_lat:{type:"number",minimum:-90,maximum:90},geoloc_lng:{
type:"number",minimum:-180,maximum:180},geoloc_radius:{type:"number",minimum:0,maximum:20040},include:{type:"array",items:{
$ref:"/shared/3"},minItems:1,maxItems:1e3},post_parent:{type:"integer"},ticketed:{type:"boolean"},ical:{type:"boolean"},
ical_max:{type:"integer",minimum:1,maximum:1e5},_fields:{$ref:"/shared/15"}}},params:{$ref:"/shared/17"},body:{}}};function b(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:t,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}return b.
errors=e,s===0}const g=Oe.lengthOf;function u(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;if(typeof r=="string"){if(g(r)>2e3){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}return u.errors=e,s===
0}const ee=new RegExp("^(?:[^0]|0[\\s\\S])","u");function x(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(g(r)>2e3){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),s++}if(g(r)<1){const n={instancePath:t,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),s++}if(!ee.test(r)){const n={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(\
?:[^0]|0[\\s\\S])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}return x.
errors=e,s===0}function S(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(Array.
isArray(r)){if(r.length>100){const o={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[o]:e.push(o),s++}if(r.length<1){const o={instancePath:t,schemaPath:"#/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=r.
length;for(let o=0,a=s;o<n&&s===a;o++)u(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===
null?u.errors:e.concat(u.errors),s=e.length)}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}return S.errors=e,s===0}function R(r,{instancePath:t="",parentData:l,
parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){if(r.length>100){const o={instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),
s++}if(r.length<1){const o={instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[o]:e.push(o),s++}const n=r.length;for(let o=0,a=s;o<n&&s===a;o++){let m=r[o];if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const h={instancePath:t+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[h]:e.push(h),s++}}}else{const n={instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}return R.errors=e,s===0}function se(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){if(g(r)>8e3){
const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than\
 8000 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}return se.errors=e,s===0}function N(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){const n=r.length;for(let o=0,a=s;o<
n&&s===a;o++)se(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?se.errors:e.concat(
se.errors),s=e.length)}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[n]:e.push(n),s++}return N.errors=e,s===0}function V(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return V.errors=e,s===
0}function be(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.page!==void 0&&
(b(n.page,{instancePath:t+"/query/page",parentData:n,parentDataProperty:"page",rootData:i})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)),n.per_page!==void 0&&(b(n.per_page,{instancePath:t+"/query/per_page",parentData:n,parentDataProperty:"\
per_page",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),n.start_date!==void 0&&(u(n.start_date,{instancePath:t+
"/query/start_date",parentData:n,parentDataProperty:"start_date",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=
e.length)),n.end_date!==void 0&&(u(n.end_date,{instancePath:t+"/query/end_date",parentData:n,parentDataProperty:"end_dat\
e",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),n.starts_before!==void 0&&(u(n.starts_before,{instancePath:t+
"/query/starts_before",parentData:n,parentDataProperty:"starts_before",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length)),n.starts_after!==void 0&&(u(n.starts_after,{instancePath:t+"/query/starts_after",parentData:n,parentDataProperty:"\
starts_after",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),n.ends_before!==void 0&&(u(n.ends_before,
{instancePath:t+"/query/ends_before",parentData:n,parentDataProperty:"ends_before",rootData:i})||(e=e===null?u.errors:e.
concat(u.errors),s=e.length)),n.ends_after!==void 0&&(u(n.ends_after,{instancePath:t+"/query/ends_after",parentData:n,parentDataProperty:"\
ends_after",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),n.strict_dates!==void 0){let o=n.strict_dates;
if(typeof o!="string"&&typeof o!="boolean"){const a={instancePath:t+"/query/strict_dates",schemaPath:"#/properties/query\
/properties/strict_dates/type",keyword:"type",params:{type:Ee.properties.query.properties.strict_dates.type},message:"mu\
st be string,boolean"};e===null?e=[a]:e.push(a),s++}if(typeof o=="string"){if(g(o)>2e3){const a={instancePath:t+"/query/\
strict_dates",schemaPath:"#/properties/query/properties/strict_dates/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}if(g(o)<1){const a={instancePath:t+"/query/strict\
_dates",schemaPath:"#/properties/query/properties/strict_dates/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}if(!ee.test(o)){const a={instancePath:t+"/query/str\
ict_dates",schemaPath:"#/properties/query/properties/strict_dates/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0\
[\\s\\S])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[a]:e.push(a),s++}}}if(n.search!==void 0&&(x(
n.search,{instancePath:t+"/query/search",parentData:n,parentDataProperty:"search",rootData:i})||(e=e===null?x.errors:e.concat(
x.errors),s=e.length)),n.categories!==void 0&&(S(n.categories,{instancePath:t+"/query/categories",parentData:n,parentDataProperty:"\
categories",rootData:i})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),n.tags!==void 0&&(S(n.tags,{instancePath:t+
"/query/tags",parentData:n,parentDataProperty:"tags",rootData:i})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),
n.venue!==void 0&&(R(n.venue,{instancePath:t+"/query/venue",parentData:n,parentDataProperty:"venue",rootData:i})||(e=e===
null?R.errors:e.concat(R.errors),s=e.length)),n.organizer!==void 0&&(R(n.organizer,{instancePath:t+"/query/organizer",parentData:n,
parentDataProperty:"organizer",rootData:i})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)),n.featured!==void 0&&typeof n.
featured!="boolean"){const o={instancePath:t+"/query/featured",schemaPath:"#/properties/query/properties/featured/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.status!==void 0){let o=n.
status;if(Array.isArray(o)){if(o.length>50){const m={instancePath:t+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[m]:e.
push(m),s++}if(o.length<1){const m={instancePath:t+"/query/status",schemaPath:"#/properties/query/properties/status/minI\
tems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const a=o.
length;for(let m=0,h=s;m<a&&s===h;m++)u(o[m],{instancePath:t+"/query/status/"+m,parentData:o,parentDataProperty:m,rootData:i})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)}else{const a={instancePath:t+"/query/status",schemaPath:"#/propertie\
s/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}
if(n.geoloc!==void 0&&typeof n.geoloc!="boolean"){const o={instancePath:t+"/query/geoloc",schemaPath:"#/properties/query\
/properties/geoloc/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}
if(n.geoloc_lat!==void 0){let o=n.geoloc_lat;if(typeof o=="number"&&isFinite(o)){if(o>90||isNaN(o)){const a={instancePath:t+
"/query/geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:90},message:"must be <= 90"};e===null?e=[a]:e.push(a),s++}if(o<-90||isNaN(o)){const a={instancePath:t+"/query/\
geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},
message:"must be >= -90"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:t+"/query/geoloc_lat",schemaPath:"#/p\
roperties/query/properties/geoloc_lat/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[
a]:e.push(a),s++}}if(n.geoloc_lng!==void 0){let o=n.geoloc_lng;if(typeof o=="number"&&isFinite(o)){if(o>180||isNaN(o)){const a={
instancePath:t+"/query/geoloc_lng",schemaPath:"#/properties/query/properties/geoloc_lng/maximum",keyword:"maximum",params:{
comparison:"<=",limit:180},message:"must be <= 180"};e===null?e=[a]:e.push(a),s++}if(o<-180||isNaN(o)){const a={instancePath:t+
"/query/geoloc_lng",schemaPath:"#/properties/query/properties/geoloc_lng/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-180},message:"must be >= -180"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:t+"/query/geoloc_lng",
schemaPath:"#/properties/query/properties/geoloc_lng/type",keyword:"type",params:{type:"number"},message:"must be number"};
e===null?e=[a]:e.push(a),s++}}if(n.geoloc_radius!==void 0){let o=n.geoloc_radius;if(typeof o=="number"&&isFinite(o)){if(o>
20040||isNaN(o)){const a={instancePath:t+"/query/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:20040},message:"must be <= 20040"};e===null?e=[a]:e.push(a),s++}
if(o<0||isNaN(o)){const a={instancePath:t+"/query/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}else{
const a={instancePath:t+"/query/geoloc_radius",schemaPath:"#/properties/query/properties/geoloc_radius/type",keyword:"ty\
pe",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),s++}}if(n.include!==void 0){let o=n.include;
if(Array.isArray(o)){if(o.length>1e3){const m={instancePath:t+"/query/include",schemaPath:"#/properties/query/properties\
/include/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[m]:e.
push(m),s++}if(o.length<1){const m={instancePath:t+"/query/include",schemaPath:"#/properties/query/properties/include/mi\
nItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const a=o.
length;for(let m=0,h=s;m<a&&s===h;m++)b(o[m],{instancePath:t+"/query/include/"+m,parentData:o,parentDataProperty:m,rootData:i})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const a={instancePath:t+"/query/include",schemaPath:"#/properti\
es/query/properties/include/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),
s++}}if(n.post_parent!==void 0){let o=n.post_parent;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const a={instancePath:t+
"/query/post_parent",schemaPath:"#/properties/query/properties/post_parent/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),s++}}if(n.ticketed!==void 0&&typeof n.ticketed!="boolean"){const o={
instancePath:t+"/query/ticketed",schemaPath:"#/properties/query/properties/ticketed/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.ical!==void 0&&typeof n.ical!="boolean"){const o={
instancePath:t+"/query/ical",schemaPath:"#/properties/query/properties/ical/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n.ical_max!==void 0){let o=n.ical_max;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){const a={instancePath:t+"/query/ical_max",schemaPath:"#/properties/query/properties/ica\
l_max/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof o==
"number"&&isFinite(o)){if(o>1e5||isNaN(o)){const a={instancePath:t+"/query/ical_max",schemaPath:"#/properties/query/prop\
erties/ical_max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[a]:
e.push(a),s++}if(o<1||isNaN(o)){const a={instancePath:t+"/query/ical_max",schemaPath:"#/properties/query/properties/ical\
_max/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}}
n._fields!==void 0&&(N(n._fields,{instancePath:t+"/query/_fields",parentData:n,parentDataProperty:"_fields",rootData:i})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length))}else{const o={instancePath:t+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&
(V(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?V.errors:e.concat(
V.errors),s=e.length))}return be.errors=e,s===0}const Le=Pe;function P(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(N(r._fields,{instancePath:t+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?N.errors:e.concat(N.errors),s=e.length));else{
const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
n]:e.push(n),s++}return P.errors=e,s===0}const $e={type:["string","null"],maxLength:4096,minLength:1};function B(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:$e.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof r==
"string"){if(g(r)>4096){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},message:"\
must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),s++}if(g(r)<1){const n={instancePath:t,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}return B.errors=e,s===0}function C(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(B(r.password,{instancePath:t+"/password",parentData:r,
parentDataProperty:"password",rootData:i})||(e=e===null?B.errors:e.concat(B.errors),s=e.length));else{const n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return C.
errors=e,s===0}function f(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r==
"string"){if(g(r)>2e3){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),s++}if(g(r)<1){const n={instancePath:t,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
s++}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),s++}return f.errors=e,s===0}function te(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){const n={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[
n]:e.push(n),s++}if(r.start_date===void 0){const n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
start_date"},message:"must have required property 'start_date'"};e===null?e=[n]:e.push(n),s++}if(r.end_date===void 0){const n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end_date"},message:"must have require\
d property 'end_date'"};e===null?e=[n]:e.push(n),s++}r.title!==void 0&&(x(r.title,{instancePath:t+"/title",parentData:r,
parentDataProperty:"title",rootData:i})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.start_date!==void 0&&(f(
r.start_date,{instancePath:t+"/start_date",parentData:r,parentDataProperty:"start_date",rootData:i})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),r.end_date!==void 0&&(f(r.end_date,{instancePath:t+"/end_date",parentData:r,parentDataProperty:"\
end_date",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))}else{const n={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return te.errors=e,s===
0}const Te={type:"object",required:[],properties:{author:{$ref:"/shared/3"},date:{$ref:"/shared/2"},date_utc:{$ref:"/sha\
red/2"},description:{type:"string",minLength:1,pattern:"^(?:[^0]|0[\\s\\S])"},slug:{$ref:"/shared/1"},excerpt:{type:"str\
ing",maxLength:2e4,minLength:1,pattern:"^(?:[^0]|0[\\s\\S])"},status:{$ref:"/shared/4"},timezone:{$ref:"/shared/5"},all_day:{
type:"boolean"},image:{$ref:"/shared/6"},cost:{type:["string","number"],maxLength:2e3},website:{$ref:"/shared/5"},show_map:{
type:"boolean"},show_map_link:{type:"boolean"},hide_from_listings:{type:"boolean"},sticky:{type:"boolean"},featured:{type:"\
boolean"},categories:{$ref:"/schemas/EventTermsInput"},tags:{$ref:"/schemas/EventTermsInput"},venue:{$ref:"/schemas/Even\
tVenuesInput"},organizer:{$ref:"/schemas/EventOrganizersInput"},recurrence:{anyOf:[{$ref:"/schemas/Recurrence"},{type:"n\
ull"}]}}},Ie={type:"string",enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea\
-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored"]};function $(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"){const n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(r==="publish"||
r==="future"||r==="draft"||r==="pending"||r==="private"||r==="ads_expired"||r==="fields-disabled"||r==="cal-ea-success"||
r==="cal-ea-failed"||r==="cal-ea-schedule"||r==="cal-ea-pending"||r==="cal-ea-draft"||r==="cal-ignored")){const n={instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ie.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),s++}return $.errors=e,s===0}const ze={type:["string","integer"],maxLength:8e3};function T(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:ze.type},message:"must \
be string,integer"};e===null?e=[n]:e.push(n),s++}if(typeof r=="string"&&g(r)>8e3){const n={instancePath:t,schemaPath:"#/\
maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[n]:e.push(
n),s++}return T.errors=e,s===0}function G(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;if(typeof r=="string"){if(g(r)>200){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}return G.errors=e,s===
0}function H(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;const n=s;let o=!1;
const a=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const v={instancePath:t,schemaPath:"#/anyOf/0/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[v]:e.push(v),s++}var m=a===s;if(o=o||m,!o){
const v=s;if(typeof r=="string"){if(g(r)>3e4){const q={instancePath:t,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLengt\
h",params:{limit:3e4},message:"must NOT have more than 30000 characters"};e===null?e=[q]:e.push(q),s++}}else{const q={instancePath:t,
schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}
var m=v===s;if(o=o||m,!o){const q=s;if(Array.isArray(r)){if(r.length>100){const c={instancePath:t,schemaPath:"#/anyOf/2/\
maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[c]:e.push(c),s++}
const w=r.length;for(let c=0,F=s;c<w&&s===F;c++){let k=r[c];const L=s;let y=!1;const re=s;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k)&&isFinite(k))){const d={instancePath:t+"/"+c,schemaPath:"#/anyOf/2/items/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),s++}var h=re===s;if(y=y||h,!y){const d=s;G(k,{instancePath:t+
"/"+c,parentData:r,parentDataProperty:c,rootData:i})||(e=e===null?G.errors:e.concat(G.errors),s=e.length);var h=d===s;y=
y||h}if(y)s=L,e!==null&&(L?e.length=L:e=null);else{const d={instancePath:t+"/"+c,schemaPath:"#/anyOf/2/items/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),s++}}}else{const w={instancePath:t,schemaPath:"\
#/anyOf/2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),s++}var m=q===s;o=
o||m}}if(o)s=n,e!==null&&(n?e.length=n:e=null);else{const v={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[v]:e.push(v),s++}return H.errors=e,s===0}function A(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),s++}if(typeof r=="number"&&isFinite(r)){if(r>999999999999999||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e===null?
e=[n]:e.push(n),s++}if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}return A.errors=e,s===0}const Fe=new RegExp("^[\\s,]*(\
?:\\d{1,15}(?:\\s*,[\\s,]*|\\s*$))*$","u");function O(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(g(r)>2e3){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),s++}if(!Fe.test(r)){const n={
instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\s,]*(?:\\d{1,15}(?:\\s*,[\\s,]*|\\s*$))*$"},
message:'must match pattern "^[\\s,]*(?:\\d{1,15}(?:\\s*,[\\s,]*|\\s*$))*$"'};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}return O.errors=e,s===0}function J(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;if(typeof r=="string"){if(g(r)>2e3){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),s++}if(g(r)<1){const n={instancePath:t,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),s++}if(!ee.test(r)){const n={instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0[\\s\\S\
])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}return J.errors=e,s===
0}function ne(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.venue===void 0){const n={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"venue"},message:"must have required property 'venue'"};e===null?e=[n]:e.push(n),s++}r.venue!==void 0&&(J(
r.venue,{instancePath:t+"/venue",parentData:r,parentDataProperty:"venue",rootData:i})||(e=e===null?J.errors:e.concat(J.errors),
s=e.length))}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[n]:e.push(n),s++}return ne.errors=e,s===0}function oe(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.author!==void 0&&(b(r.author,{instancePath:t+
"/author",parentData:r,parentDataProperty:"author",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.
date!==void 0&&(f(r.date,{instancePath:t+"/date",parentData:r,parentDataProperty:"date",rootData:i})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),r.date_utc!==void 0&&(f(r.date_utc,{instancePath:t+"/date_utc",parentData:r,parentDataProperty:"\
date_utc",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.description!==void 0&&typeof r.description!=
"string"){const n={instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}r.status!==void 0&&($(r.status,{instancePath:t+"/status",
parentData:r,parentDataProperty:"status",rootData:i})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),r.show_map!==
void 0&&(u(r.show_map,{instancePath:t+"/show_map",parentData:r,parentDataProperty:"show_map",rootData:i})||(e=e===null?u.
errors:e.concat(u.errors),s=e.length)),r.show_map_link!==void 0&&(u(r.show_map_link,{instancePath:t+"/show_map_link",parentData:r,
parentDataProperty:"show_map_link",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.address!==void 0&&
(u(r.address,{instancePath:t+"/address",parentData:r,parentDataProperty:"address",rootData:i})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)),r.city!==void 0&&(u(r.city,{instancePath:t+"/city",parentData:r,parentDataProperty:"city",rootData:i})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.country!==void 0&&(u(r.country,{instancePath:t+"/country",parentData:r,
parentDataProperty:"country",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.province!==void 0&&(u(
r.province,{instancePath:t+"/province",parentData:r,parentDataProperty:"province",rootData:i})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)),r.state!==void 0&&(u(r.state,{instancePath:t+"/state",parentData:r,parentDataProperty:"state",rootData:i})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.zip!==void 0&&(u(r.zip,{instancePath:t+"/zip",parentData:r,parentDataProperty:"\
zip",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.phone!==void 0&&(u(r.phone,{instancePath:t+"/p\
hone",parentData:r,parentDataProperty:"phone",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.stateprovince!==
void 0&&(u(r.stateprovince,{instancePath:t+"/stateprovince",parentData:r,parentDataProperty:"stateprovince",rootData:i})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.website!==void 0&&(u(r.website,{instancePath:t+"/website",parentData:r,
parentDataProperty:"website",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.image!==void 0&&(T(r.image,
{instancePath:t+"/image",parentData:r,parentDataProperty:"image",rootData:i})||(e=e===null?T.errors:e.concat(T.errors),s=
e.length))}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[n]:e.push(n),s++}return oe.errors=e,s===0}function K(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return ne(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?
ne.errors:e.concat(ne.errors),s=e.length),oe(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?
oe.errors:e.concat(oe.errors),s=e.length),K.errors=e,s===0}const Se={type:"object",required:["id"],properties:{id:{type:[
"integer","string"],minimum:0,maximum:999999999999999,maxLength:40,pattern:"^\\s*\\d{1,15}\\s*$"}}},Re=new RegExp("^\\s*\\\
d{1,15}\\s*$","u");function j(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const n={instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(r.id!==void 0){
let n=r.id;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&typeof n!="string"){const o={instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:Se.properties.id.type},message:"must be integer,string"};e===null?e=[o]:
e.push(o),s++}if(typeof n=="number"&&isFinite(n)){if(n>999999999999999||isNaN(n)){const o={instancePath:t+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 9999999999\
99999"};e===null?e=[o]:e.push(o),s++}if(n<0||isNaN(n)){const o={instancePath:t+"/id",schemaPath:"#/properties/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),s++}}if(typeof n=="s\
tring"){if(g(n)>40){const o={instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[o]:e.push(o),s++}if(!Re.test(n)){const o={instancePath:t+"/\
id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d{1,15}\\s*$"},message:'must match pa\
ttern "^\\s*\\d{1,15}\\s*$"'};e===null?e=[o]:e.push(o),s++}}}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return j.errors=e,s===0}function ie(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;const n=s;let o=!1;const a=s;A(r,{instancePath:t,
parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var m=a===s;if(o=o||
m,!o){const v=s;O(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?O.errors:e.concat(O.errors),
s=e.length);var m=v===s;if(o=o||m,!o){const q=s;if(Array.isArray(r)){if(r.length>100){const c={instancePath:t,schemaPath:"\
#/anyOf/2/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[c]:e.
push(c),s++}const w=r.length;for(let c=0,F=s;c<w&&s===F;c++){let k=r[c];const L=s;let y=!1;const re=s;A(k,{instancePath:t+
"/"+c,parentData:r,parentDataProperty:c,rootData:i})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var h=re===s;if(y=
y||h,!y){const d=s;O(k,{instancePath:t+"/"+c,parentData:r,parentDataProperty:c,rootData:i})||(e=e===null?O.errors:e.concat(
O.errors),s=e.length);var h=d===s;if(y=y||h,!y){const ge=s;K(k,{instancePath:t+"/"+c,parentData:r,parentDataProperty:c,rootData:i})||
(e=e===null?K.errors:e.concat(K.errors),s=e.length);var h=ge===s;if(y=y||h,!y){const ve=s;j(k,{instancePath:t+"/"+c,parentData:r,
parentDataProperty:c,rootData:i})||(e=e===null?j.errors:e.concat(j.errors),s=e.length);var h=ve===s;y=y||h}}}if(y)s=L,e!==
null&&(L?e.length=L:e=null);else{const d={instancePath:t+"/"+c,schemaPath:"#/anyOf/2/items/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),s++}}}else{const w={instancePath:t,schemaPath:"#/anyOf/\
2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),s++}var m=q===s;if(o=o||m,
!o){const w=s;K(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?K.errors:e.concat(K.errors),
s=e.length);var m=w===s;if(o=o||m,!o){const F=s;j(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===
null?j.errors:e.concat(j.errors),s=e.length);var m=F===s;o=o||m}}}}if(o)s=n,e!==null&&(n?e.length=n:e=null);else{const v={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[v]:e.push(
v),s++}return ie.errors=e,s===0}function ae(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.organizer===void 0){const n={instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"organizer"},message:"must have required property 'organizer'"};e===null?e=[n]:
e.push(n),s++}r.organizer!==void 0&&(J(r.organizer,{instancePath:t+"/organizer",parentData:r,parentDataProperty:"organiz\
er",rootData:i})||(e=e===null?J.errors:e.concat(J.errors),s=e.length))}else{const n={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return ae.errors=e,s===0}function le(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.author!==void 0&&(b(r.author,{instancePath:t+"/author",parentData:r,parentDataProperty:"author",rootData:i})||(e=
e===null?b.errors:e.concat(b.errors),s=e.length)),r.date!==void 0&&(f(r.date,{instancePath:t+"/date",parentData:r,parentDataProperty:"\
date",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.date_utc!==void 0&&(f(r.date_utc,{instancePath:t+
"/date_utc",parentData:r,parentDataProperty:"date_utc",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
r.description!==void 0&&typeof r.description!="string"){const n={instancePath:t+"/description",schemaPath:"#/properties/\
description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}r.status!==
void 0&&($(r.status,{instancePath:t+"/status",parentData:r,parentDataProperty:"status",rootData:i})||(e=e===null?$.errors:
e.concat($.errors),s=e.length)),r.phone!==void 0&&(u(r.phone,{instancePath:t+"/phone",parentData:r,parentDataProperty:"p\
hone",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.website!==void 0&&(u(r.website,{instancePath:t+
"/website",parentData:r,parentDataProperty:"website",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),
r.email!==void 0&&(u(r.email,{instancePath:t+"/email",parentData:r,parentDataProperty:"email",rootData:i})||(e=e===null?
u.errors:e.concat(u.errors),s=e.length)),r.image!==void 0&&(T(r.image,{instancePath:t+"/image",parentData:r,parentDataProperty:"\
image",rootData:i})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}else{const n={instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return le.errors=e,s===0}
function M(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;return ae(r,{instancePath:t,
parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length),le(r,{instancePath:t,
parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?le.errors:e.concat(le.errors),s=e.length),M.errors=e,s===0}function pe(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;const n=s;let o=!1;const a=s;A(r,{instancePath:t,
parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var m=a===s;if(o=o||
m,!o){const v=s;O(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?O.errors:e.concat(O.errors),
s=e.length);var m=v===s;if(o=o||m,!o){const q=s;if(Array.isArray(r)){if(r.length>100){const c={instancePath:t,schemaPath:"\
#/anyOf/2/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[c]:e.
push(c),s++}const w=r.length;for(let c=0,F=s;c<w&&s===F;c++){let k=r[c];const L=s;let y=!1;const re=s;A(k,{instancePath:t+
"/"+c,parentData:r,parentDataProperty:c,rootData:i})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var h=re===s;if(y=
y||h,!y){const d=s;O(k,{instancePath:t+"/"+c,parentData:r,parentDataProperty:c,rootData:i})||(e=e===null?O.errors:e.concat(
O.errors),s=e.length);var h=d===s;if(y=y||h,!y){const ge=s;M(k,{instancePath:t+"/"+c,parentData:r,parentDataProperty:c,rootData:i})||
(e=e===null?M.errors:e.concat(M.errors),s=e.length);var h=ge===s;if(y=y||h,!y){const ve=s;j(k,{instancePath:t+"/"+c,parentData:r,
parentDataProperty:c,rootData:i})||(e=e===null?j.errors:e.concat(j.errors),s=e.length);var h=ve===s;y=y||h}}}if(y)s=L,e!==
null&&(L?e.length=L:e=null);else{const d={instancePath:t+"/"+c,schemaPath:"#/anyOf/2/items/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[d]:e.push(d),s++}}}else{const w={instancePath:t,schemaPath:"#/anyOf/\
2/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),s++}var m=q===s;if(o=o||m,
!o){const w=s;M(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?M.errors:e.concat(M.errors),
s=e.length);var m=w===s;if(o=o||m,!o){const F=s;j(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===
null?j.errors:e.concat(j.errors),s=e.length);var m=F===s;o=o||m}}}}if(o)s=n,e!==null&&(n?e.length=n:e=null);else{const v={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[v]:e.push(
v),s++}return pe.errors=e,s===0}const Ve={type:"object",required:[],additionalProperties:!1,properties:{rrule:{type:["st\
ring","null"],maxLength:2e3},rdate:{$ref:"/shared/10"},exdate:{$ref:"/shared/10"}}};function D(r,{instancePath:t="",parentData:l,
parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){if(g(r)>40){const n={instancePath:t,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[n]:e.push(
n),s++}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}return D.errors=e,s===0}function Q(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){
let e=null,s=0;if(Array.isArray(r)){if(r.length>1e3){const o={instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[o]:e.push(o),s++}const n=r.length;for(let o=0,
a=s;o<n&&s===a;o++)D(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[n]:e.push(n),s++}return Q.errors=e,s===0}function ue(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const n=s;for(const o in r){if(s!==n)break;
if(!(o==="rrule"||o==="rdate"||o==="exdate")){const a={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),s++}}
if(r.rrule!==void 0){let o=r.rrule;if(typeof o!="string"&&o!==null){const a={instancePath:t+"/rrule",schemaPath:"#/prope\
rties/rrule/type",keyword:"type",params:{type:Ve.properties.rrule.type},message:"must be string,null"};e===null?e=[a]:e.
push(a),s++}if(typeof o=="string"&&g(o)>2e3){const a={instancePath:t+"/rrule",schemaPath:"#/properties/rrule/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}
r.rdate!==void 0&&(Q(r.rdate,{instancePath:t+"/rdate",parentData:r,parentDataProperty:"rdate",rootData:i})||(e=e===null?
Q.errors:e.concat(Q.errors),s=e.length)),r.exdate!==void 0&&(Q(r.exdate,{instancePath:t+"/exdate",parentData:r,parentDataProperty:"\
exdate",rootData:i})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length))}else{const n={instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return ue.errors=e,s===
0}function E(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.author!==void 0&&(b(r.author,{instancePath:t+"/author",parentData:r,parentDataProperty:"a\
uthor",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.date!==void 0&&(f(r.date,{instancePath:t+"/d\
ate",parentData:r,parentDataProperty:"date",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.date_utc!==
void 0&&(f(r.date_utc,{instancePath:t+"/date_utc",parentData:r,parentDataProperty:"date_utc",rootData:i})||(e=e===null?f.
errors:e.concat(f.errors),s=e.length)),r.description!==void 0){let o=r.description;if(typeof o=="string"){if(g(o)<1){const a={
instancePath:t+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}if(!ee.test(o)){const a={instancePath:t+"/descripti\
on",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0[\\s\\S])"},message:'must\
 match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:t+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}}if(r.slug!==void 0&&(x(r.slug,{instancePath:t+"/slug",parentData:r,parentDataProperty:"slug",rootData:i})||(e=e===null?
x.errors:e.concat(x.errors),s=e.length)),r.excerpt!==void 0){let o=r.excerpt;if(typeof o=="string"){if(g(o)>2e4){const a={
instancePath:t+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"mu\
st NOT have more than 20000 characters"};e===null?e=[a]:e.push(a),s++}if(g(o)<1){const a={instancePath:t+"/excerpt",schemaPath:"\
#/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[a]:e.push(a),s++}if(!ee.test(o)){const a={instancePath:t+"/excerpt",schemaPath:"#/properties/excerpt/pattern",keyword:"\
pattern",params:{pattern:"^(?:[^0]|0[\\s\\S])"},message:'must match pattern "^(?:[^0]|0[\\s\\S])"'};e===null?e=[a]:e.push(
a),s++}}else{const a={instancePath:t+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(r.status!==void 0&&($(r.status,{instancePath:t+"/status",
parentData:r,parentDataProperty:"status",rootData:i})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),r.timezone!==
void 0&&(u(r.timezone,{instancePath:t+"/timezone",parentData:r,parentDataProperty:"timezone",rootData:i})||(e=e===null?u.
errors:e.concat(u.errors),s=e.length)),r.all_day!==void 0&&typeof r.all_day!="boolean"){const o={instancePath:t+"/all_da\
y",schemaPath:"#/properties/all_day/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
o]:e.push(o),s++}if(r.image!==void 0&&(T(r.image,{instancePath:t+"/image",parentData:r,parentDataProperty:"image",rootData:i})||
(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.cost!==void 0){let o=r.cost;if(typeof o!="string"&&!(typeof o=="n\
umber"&&isFinite(o))){const a={instancePath:t+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:Te.
properties.cost.type},message:"must be string,number"};e===null?e=[a]:e.push(a),s++}if(typeof o=="string"&&g(o)>2e3){const a={
instancePath:t+"/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT\
 have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}if(r.website!==void 0&&(u(r.website,{instancePath:t+"/we\
bsite",parentData:r,parentDataProperty:"website",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.show_map!==
void 0&&typeof r.show_map!="boolean"){const o={instancePath:t+"/show_map",schemaPath:"#/properties/show_map/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.show_map_link!==void 0&&typeof r.
show_map_link!="boolean"){const o={instancePath:t+"/show_map_link",schemaPath:"#/properties/show_map_link/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.hide_from_listings!==void 0&&
typeof r.hide_from_listings!="boolean"){const o={instancePath:t+"/hide_from_listings",schemaPath:"#/properties/hide_from\
_listings/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.sticky!==
void 0&&typeof r.sticky!="boolean"){const o={instancePath:t+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"typ\
e",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.featured!==void 0&&typeof r.featured!=
"boolean"){const o={instancePath:t+"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.categories!==void 0&&(H(r.categories,{instancePath:t+
"/categories",parentData:r,parentDataProperty:"categories",rootData:i})||(e=e===null?H.errors:e.concat(H.errors),s=e.length)),
r.tags!==void 0&&(H(r.tags,{instancePath:t+"/tags",parentData:r,parentDataProperty:"tags",rootData:i})||(e=e===null?H.errors:
e.concat(H.errors),s=e.length)),r.venue!==void 0&&(ie(r.venue,{instancePath:t+"/venue",parentData:r,parentDataProperty:"\
venue",rootData:i})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length)),r.organizer!==void 0&&(pe(r.organizer,{instancePath:t+
"/organizer",parentData:r,parentDataProperty:"organizer",rootData:i})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length)),
r.recurrence!==void 0){let o=r.recurrence;const a=s;let m=!1;const h=s;ue(o,{instancePath:t+"/recurrence",parentData:r,parentDataProperty:"\
recurrence",rootData:i})||(e=e===null?ue.errors:e.concat(ue.errors),s=e.length);var n=h===s;if(m=m||n,!m){const v=s;if(o!==
null){const q={instancePath:t+"/recurrence",schemaPath:"#/properties/recurrence/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e===null?e=[q]:e.push(q),s++}var n=v===s;m=m||n}if(m)s=a,e!==null&&(a?e.length=a:e=null);else{
const v={instancePath:t+"/recurrence",schemaPath:"#/properties/recurrence/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e===null?e=[v]:e.push(v),s++}}}else{const o={instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return E.errors=e,s===0}function me(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;return C(r,{instancePath:t,parentData:l,parentDataProperty:p,
rootData:i})||(e=e===null?C.errors:e.concat(C.errors),s=e.length),te(r,{instancePath:t,parentData:l,parentDataProperty:p,
rootData:i})||(e=e===null?te.errors:e.concat(te.errors),s=e.length),E(r,{instancePath:t,parentData:l,parentDataProperty:p,
rootData:i})||(e=e===null?E.errors:e.concat(E.errors),s=e.length),me.errors=e,s===0}function Pe(r,{instancePath:t="",parentData:l,
parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(P(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length)),r.params!==void 0&&(V(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",
rootData:i})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.body!==void 0&&(me(r.body,{instancePath:t+"/body",parentData:r,
parentDataProperty:"body",rootData:i})||(e=e===null?me.errors:e.concat(me.errors),s=e.length))),Pe.errors=e,s===0}const Be=_e;
function U(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){
if(g(r)>4096){const n={instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT\
 have more than 4096 characters"};e===null?e=[n]:e.push(n),s++}if(g(r)<1){const n={instancePath:t,schemaPath:"#/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),s++}}else{
const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
n]:e.push(n),s++}return U.errors=e,s===0}function W(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(N(r._fields,{instancePath:t+"/_field\
s",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.password!==
void 0&&(U(r.password,{instancePath:t+"/password",parentData:r,parentDataProperty:"password",rootData:i})||(e=e===null?U.
errors:e.concat(U.errors),s=e.length)),r.occurrence!==void 0&&(D(r.occurrence,{instancePath:t+"/occurrence",parentData:r,
parentDataProperty:"occurrence",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.ical!==void 0&&typeof r.
ical!="boolean"){const n={instancePath:t+"/ical",schemaPath:"#/properties/ical/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}r.preview_token!==void 0&&(G(r.preview_token,{instancePath:t+
"/preview_token",parentData:r,parentDataProperty:"preview_token",rootData:i})||(e=e===null?G.errors:e.concat(G.errors),s=
e.length))}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[n]:e.push(n),s++}return W.errors=e,s===0}function _(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const n={instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[n]:e.push(n),s++}if(r.id!==void 0){let n=r.id;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const o={
instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),s++}}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return _.errors=e,s===0}function _e(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(W(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)),r.params!==
void 0&&(_(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))),_e.errors=e,s===0}const Ce=we,Ge={type:"string",enum:["this","following","all"]};function X(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"){const n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(r===
"this"||r==="following"||r==="all")){const n={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ge.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}return X.errors=e,s===0}function Y(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0&&(N(r._fields,{instancePath:t+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.password!==void 0&&(U(r.password,{instancePath:t+"/password",parentData:r,
parentDataProperty:"password",rootData:i})||(e=e===null?U.errors:e.concat(U.errors),s=e.length)),r.force!==void 0&&typeof r.
force!="boolean"){const n={instancePath:t+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[n]:e.push(n),s++}r.occurrence!==void 0&&(D(r.occurrence,{instancePath:t+"/\
occurrence",parentData:r,parentDataProperty:"occurrence",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),
r.edit!==void 0&&(X(r.edit,{instancePath:t+"/edit",parentData:r,parentDataProperty:"edit",rootData:i})||(e=e===null?X.errors:
e.concat(X.errors),s=e.length))}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return Y.errors=e,s===0}function we(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(Y(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.params!==
void 0&&(_(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:
e.concat(_.errors),s=e.length))),we.errors=e,s===0}const He=de;function ce(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(B(r.password,{instancePath:t+
"/password",parentData:r,parentDataProperty:"password",rootData:i})||(e=e===null?B.errors:e.concat(B.errors),s=e.length));else{
const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
n]:e.push(n),s++}return ce.errors=e,s===0}function I(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.title!==void 0&&(x(r.title,{instancePath:t+"/title",parentData:r,
parentDataProperty:"title",rootData:i})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.start_date!==void 0&&(f(
r.start_date,{instancePath:t+"/start_date",parentData:r,parentDataProperty:"start_date",rootData:i})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),r.end_date!==void 0&&(f(r.end_date,{instancePath:t+"/end_date",parentData:r,parentDataProperty:"\
end_date",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length));else{const n={instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return I.errors=e,s===
0}function Z(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r))r.occurrence!==void 0&&(D(r.occurrence,{instancePath:t+"/occurrence",parentData:r,parentDataProperty:"\
occurrence",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.edit!==void 0&&(X(r.edit,{instancePath:t+
"/edit",parentData:r,parentDataProperty:"edit",rootData:i})||(e=e===null?X.errors:e.concat(X.errors),s=e.length));else{const n={
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(
n),s++}return Z.errors=e,s===0}function ye(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;return ce(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?ce.errors:e.concat(ce.errors),
s=e.length),I(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?I.errors:e.concat(I.errors),
s=e.length),E(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?E.errors:e.concat(E.errors),
s=e.length),Z(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?Z.errors:e.concat(Z.errors),
s=e.length),ye.errors=e,s===0}function de(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:t+"/query",parentData:r,
parentDataProperty:"query",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==void 0&&(_(r.params,
{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),
s=e.length)),r.body!==void 0&&(ye(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=
e===null?ye.errors:e.concat(ye.errors),s=e.length))),de.errors=e,s===0}const Je=De;function z(r,{instancePath:t="",parentData:l,
parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){const n={
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required pr\
operty 'slug'"};e===null?e=[n]:e.push(n),s++}if(r.slug!==void 0&&typeof r.slug!="string"){const n={instancePath:t+"/slug",
schemaPath:"#/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),s++}}else{const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}return z.errors=e,s===0}function De(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(W(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)),r.params!==
void 0&&(z(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?z.errors:
e.concat(z.errors),s=e.length))),De.errors=e,s===0}const Ke=ke;function ke(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(Y(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)),r.params!==
void 0&&(z(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?z.errors:
e.concat(z.errors),s=e.length))),ke.errors=e,s===0}const Me=qe;function fe(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return C(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?
C.errors:e.concat(C.errors),s=e.length),I(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?
I.errors:e.concat(I.errors),s=e.length),E(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?
E.errors:e.concat(E.errors),s=e.length),Z(r,{instancePath:t,parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?
Z.errors:e.concat(Z.errors),s=e.length),fe.errors=e,s===0}function qe(r,{instancePath:t="",parentData:l,parentDataProperty:p,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:t+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==
void 0&&(z(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?z.errors:
e.concat(z.errors),s=e.length)),r.body!==void 0&&(fe(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"bod\
y",rootData:i})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length))),qe.errors=e,s===0}const Qe=xe;function xe(r,{instancePath:t="",
parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(P(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?P.errors:e.
concat(P.errors),s=e.length)),r.params!==void 0&&(_(r.params,{instancePath:t+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))),xe.errors=e,s===0}const Ue=Ne;function Ne(r,{
instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"query",rootData:i})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==void 0&&(_(r.params,{instancePath:t+"/params",parentData:r,
parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))),Ne.errors=e,s===0}const We=Ae;
function he(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;if(I(r,{instancePath:t,
parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?I.errors:e.concat(I.errors),s=e.length),E(r,{instancePath:t,
parentData:l,parentDataProperty:p,rootData:i})||(e=e===null?E.errors:e.concat(E.errors),s=e.length),r&&typeof r=="object"&&
!Array.isArray(r))r.occurrence!==void 0&&(D(r.occurrence,{instancePath:t+"/occurrence",parentData:r,parentDataProperty:"\
occurrence",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),s=e.length));else{const n={instancePath:t,schemaPath:"\
#/allOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return he.errors=
e,s===0}function Ae(r,{instancePath:t="",parentData:l,parentDataProperty:p,rootData:i=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(P(r.query,{instancePath:t+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.params!==void 0&&(_(r.params,{instancePath:t+"/\
params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.body!==
void 0&&(he(r.body,{instancePath:t+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?he.errors:e.
concat(he.errors),s=e.length))),Ae.errors=e,s===0}return{createEvent:Le,createEventPreviewLink:We,deleteEvent:Ce,deleteEventBySlug:Ke,
deleteEventChanges:Ue,getEvent:Be,getEventBySlug:Je,getEventChanges:Qe,listEvents:je,updateEvent:He,updateEventBySlug:Me}};export{Xe as createValidators};
