// Written by `npm run generate` from openapi/. Changes belong there.

const q=g=>{const h=m;function o(s,{instancePath:i="",parentData:n,parentDataProperty:l,rootData:u=s}={}){let e=null,a=0;
if(Array.isArray(s)){const t=s.length;for(let r=0;r<t;r++)if(typeof s[r]!="string"){const p={instancePath:i+"/"+r,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}return o.errors=e,a===0}function y(s,{instancePath:i="",parentData:n,parentDataProperty:l,rootData:u=s}={}){let e=null,
a=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}return y.errors=e,a===0}function m(s,{instancePath:i="",
parentData:n,parentDataProperty:l,rootData:u=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.query!==
void 0){let t=s.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const r={instancePath:i+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url\
'"};e===null?e=[r]:e.push(r),a++}if(t.url!==void 0&&typeof t.url!="string"){const r={instancePath:i+"/query/url",schemaPath:"\
#/properties/query/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),a++}if(t.format!==void 0&&typeof t.format!="string"){const r={instancePath:i+"/query/format",schemaPath:"#/prope\
rties/query/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}if(t.maxwidth!==void 0&&typeof t.maxwidth!="string"){const r={instancePath:i+"/query/maxwidth",schemaPath:"#/prop\
erties/query/properties/maxwidth/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),a++}t._fields!==void 0&&(o(t._fields,{instancePath:i+"/query/_fields",parentData:t,parentDataProperty:"_fields",
rootData:u})||(e=e===null?o.errors:e.concat(o.errors),a=e.length))}else{const r={instancePath:i+"/query",schemaPath:"#/p\
roperties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}}s.params!==
void 0&&(y(s.params,{instancePath:i+"/params",parentData:s,parentDataProperty:"params",rootData:u})||(e=e===null?y.errors:
e.concat(y.errors),a=e.length))}return m.errors=e,a===0}const c=f,d={properties:{query:{type:"object",properties:{url:{type:"\
string"},format:{type:"string",enum:["json","xml"]},maxwidth:{type:"integer"},maxheight:{type:"integer"},discover:{type:"\
boolean"},_fields:{$ref:"/shared/0"}},required:["url"]},params:{$ref:"/shared/1"},body:{}}};function f(s,{instancePath:i="",
parentData:n,parentDataProperty:l,rootData:u=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.query!==
void 0){let t=s.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.url===void 0){const r={instancePath:i+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url\
'"};e===null?e=[r]:e.push(r),a++}if(t.url!==void 0&&typeof t.url!="string"){const r={instancePath:i+"/query/url",schemaPath:"\
#/properties/query/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),a++}if(t.format!==void 0){let r=t.format;if(typeof r!="string"){const p={instancePath:i+"/query/format",schemaPath:"\
#/properties/query/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),a++}if(!(r==="json"||r==="xml")){const p={instancePath:i+"/query/format",schemaPath:"#/properties/query/proper\
ties/format/enum",keyword:"enum",params:{allowedValues:d.properties.query.properties.format.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}if(t.maxwidth!==void 0){let r=t.maxwidth;if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const p={instancePath:i+"/query/maxwidth",schemaPath:"#/properties/query/proper\
ties/maxwidth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),a++}}if(t.
maxheight!==void 0){let r=t.maxheight;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const p={instancePath:i+
"/query/maxheight",schemaPath:"#/properties/query/properties/maxheight/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),a++}}if(t.discover!==void 0&&typeof t.discover!="boolean"){const r={instancePath:i+
"/query/discover",schemaPath:"#/properties/query/properties/discover/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}t._fields!==void 0&&(o(t._fields,{instancePath:i+"/query/_fields",parentData:t,
parentDataProperty:"_fields",rootData:u})||(e=e===null?o.errors:e.concat(o.errors),a=e.length))}else{const r={instancePath:i+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}}s.params!==void 0&&(y(s.params,{instancePath:i+"/params",parentData:s,parentDataProperty:"params",rootData:u})||
(e=e===null?y.errors:e.concat(y.errors),a=e.length))}return f.errors=e,a===0}return{getEmbed:h,getProxiedEmbed:c}};export{q as createValidators};
